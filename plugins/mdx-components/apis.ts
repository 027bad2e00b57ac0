/** Links from pages to other APIs of the portal, which are sites of their own. */
import type { Link, LinkReference, Root } from 'mdast';
import { flatten } from '../../src/content/pages/page';
import type { Project } from '../../src/project/index';
import { splitAddress, toApiPath } from '../../src/routes/apis';

/** Rewrites the links of a page. Docusaurus leaves those with its protocol for paths alone. */
export function linkApis({
  portal,
  deployment,
  ...project
}: Pick<Project, 'portal' | 'deployment' | 'locale' | 'translations'>) {
  const locale = project.translations === undefined ? '' : project.locale;
  const others = portal.apis.filter((id) => id !== portal.root);
  const own = deployment.baseUrl + (locale && `${locale}/`);
  const depth = own.slice(portal.baseUrl.length).split('/').length - 1;
  // Docusaurus would put the base URL of the site before any other.
  const start = own + '../'.repeat(depth);
  return (root: Root) => {
    const nodes = flatten(root);
    const defined = new Set<string>();
    for (const node of nodes) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      const address = splitAddress(node.url, others);
      if (!address) continue;
      const target = toApiPath(address, portal.baseUrl, locale);
      node.url = `pathname://${start}${target.slice(portal.baseUrl.length)}`;
      if (node.type === 'link') keepTab(node);
      else defined.add(node.identifier);
    }
    for (const node of nodes) {
      if (node.type === 'linkReference' && defined.has(node.identifier)) keepTab(node);
    }
  };
}

/** Docusaurus opens paths with its protocol in a new tab. */
function keepTab(node: Link | LinkReference): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, target: '_self' } };
}
