/** Changes modules that the framework generates on their way into the bundle. */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';

/** A rule for the bundler; `file` is below the folder of what is generated. */
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
