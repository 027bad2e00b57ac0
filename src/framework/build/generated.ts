/** Edits modules that the framework generates before they are bundled. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** A bundler rule. `file` is a file or a folder, relative to the folder of generated files. */
export function editGenerated(
  { generatedFilesDir }: LoadContext,
  file: string,
  edit: (source: string) => string,
) {
  return {
    include: path.join(generatedFilesDir, file),
    use: [{ loader: path.join(__dirname, 'generated-loader.js'), options: { edit } }],
  };
}
