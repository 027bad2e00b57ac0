/** Links from pages to other APIs of the portal, which are sites of their own. */
import type { Root } from 'mdast';
import { flatten } from '../../src/content/pages/page';
import type { Project } from '../../src/project/index';
import { readLocale } from '../../src/project/mode';
import { splitAddress, toApiPath } from '../../src/routes/apis';

/** Rewrites the links of a page. Docusaurus leaves those with its protocol for paths alone. */
export function linkApis({ portal, lists }: Pick<Project, 'portal' | 'lists'>) {
  const [initial] = lists.locales;
  const current = readLocale() ?? initial;
  const locale = current === initial ? '' : current;
  const others = portal.apis.filter((id) => id !== portal.root);
  return (root: Root) => {
    for (const node of flatten(root)) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      const address = splitAddress(node.url, others);
      if (address) node.url = `pathname://${toApiPath(address, portal.baseUrl, locale)}`;
    }
  };
}
