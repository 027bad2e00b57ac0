/** Checks the pages of a version that is cut: none may change, or lead out of it, later. */
import type { Content } from './content';
import { checkFrozenPage } from './pages/check';
import { readPages } from './pages/read';
import { toMessage } from './problem';

/** One line for each problem of the pages in the folder of a version, from the root of the site. */
export async function checkFrozen(siteDir: string, folder: string): Promise<readonly string[]> {
  const { problems, ...written } = await readPages(siteDir, folder);
  const content: Content = {
    ...{ siteDir, folder, ...written, endpoints: [] },
    // Anchors were checked in the pages that the version is a copy of.
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
