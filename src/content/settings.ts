/** Checks the pages that settings name. */
import path from 'node:path/posix';
import { type Finding, suggest, toQuoted } from '../check/problem';
import type { ContentProblem } from '../check/messages';
import { type Entries, findSetting } from '../project/settings';
import type { Project } from '../project/index';
import { docsFolder } from '../routes/places';
import { listAnchors } from './pages/headings';
import { checkListed, checkSibling } from './pages/links';
import type { Content } from './pages/page';

/** Pages that do not exist, and links to a heading that a page does not have. */
export function checkSettings(
  entries: Entries,
  content: Content,
  { id, portal }: Pick<Project, 'id' | 'portal'>,
): readonly ContentProblem[] {
  return [...entries].flatMap(([name, { value, ...place }]) => {
    const { format, 'x-expected': expected = '' } = findSetting(name) ?? {};
    // All APIs of a portal share these links, which the site at its root checks.
    const isShared = portal.apis.length > 0 && /^(header|footer)\b/.test(name);
    const isOthers = isShared && id !== portal.root;
    const isRoute = format === 'link' && value.startsWith('/') && !isOthers;
    const problems = isRoute
      ? checkRoute(value, expected, content)
      : format === 'page'
        ? checkFile(value, expected, content)
        : [];
    return problems.map((problem) => ({ ...place, ...problem }));
  });
}

function checkRoute(href: string, expected: string, content: Content): readonly Finding[] {
  const ofSibling = checkSibling(href, content);
  if (ofSibling) return ofSibling;
  const [, route = '', anchor] = /^(\/[^?#]*?)\/?(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const page = content.pages.find((one) => one.route === (route || '/'));
  if (page) return checkListed(anchor, listAnchors(page, content), page.file);
  const generated = [...content.generated].find(([, one]) => one.route === route);
  if (generated) return checkListed(anchor, generated[1].anchors, route);
  // Without a valid document, its pages are not known.
  if (!content.endpoints) return [];
  const routes = [...content.pages, ...content.generated.values()].map((one) => one.route);
  const found = `${toQuoted(href)}, which is no page of the portal`;
  return [{ found, expected, ...suggest(route, routes) }];
}

function checkFile(name: string, expected: string, { pages }: Content): readonly Finding[] {
  const names = pages.map(({ file }) => path.relative(docsFolder, file));
  if (names.includes(name)) return [];
  const found = `${toQuoted(name)}, which does not exist`;
  return [{ found, expected, ...suggest(name, names) }];
}
