/** Checks the pages of a version during the cut. They must not change later, or link outside it. */
import type { Content } from './content';
import { checkFrozenPage } from './pages/check';
import { readPages } from './pages/read';
import { toMessage } from './problem';

/** The problems of the pages in the folder of a version, one line each. */
export async function checkFrozen(siteDir: string, folder: string): Promise<readonly string[]> {
  const { problems, ...written } = await readPages(siteDir, folder);
  const content: Content = {
    ...{ siteDir, folder, ...written, endpoints: [] },
    // Anchors were checked in the original pages, which the version copies.
    errors: undefined,
    sound: new Set(),
    generated: new Map(),
    generatedAnchors: new Map(),
  };
  const checked = [...written.pages, ...written.partials].flatMap((page) =>
    checkFrozenPage(page, content),
  );
  return [...problems, ...checked].map(toMessage);
}
