/** The home page as Markdown. */
import type { RootContent } from 'mdast';
import { toCategoryItems, toIndexItem } from './overview';
import type { ExportedVersion } from '../version';
import { toTwinHref } from './links';
import { heading, link, list, paragraph, text, type Content } from './nodes';

/** A page to start with. */
export interface Start {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export interface HomeContent {
  readonly intro: string;
  readonly cards: readonly Start[];
  readonly guides: readonly Start[];
  /** The URL of the archive of example requests. */
  readonly download: string;
  /** The route of the page with all downloads. Empty if the version has none. */
  readonly downloads: string;
  /** A sample of the first call. */
  readonly sample: readonly RootContent[];
}

/** The first call, the pages to start with, and the categories. */
export function buildHomeBlocks(home: HomeContent, version: ExportedVersion): RootContent[] {
  const { intro, cards, guides, download, downloads, sample } = home;
  const { site, catalogue } = version;
  const toPage = (route: string, title: string) => link(toTwinHref(route, version), title);
  const toItem = ({ to, title, text: about }: Start): Content => [
    toPage(to, title),
    text(`: ${about}`),
  ];
  const start: readonly Content[] = [
    ...cards.map(toItem),
    [link(site.statusPage, 'System Status'), text(': Check the current availability of the API.')],
    ...guides.map(toItem),
    [
      link(download, 'Download the example requests'),
      text(': A Postman collection with a request for every endpoint.'),
      ...(downloads === ''
        ? []
        : [text(' For other formats, see '), toPage(downloads, 'Downloads'), text('.')]),
    ],
  ];
  const endpoints = [
    ...toCategoryItems(catalogue.categories, version),
    toIndexItem(catalogue.categories, version),
  ];
  return [
    heading(1, site.name),
    paragraph(intro),
    paragraph([toPage('/docs/authentication/generate-token', 'Get a token')]),
    ...sample,
    heading(2, 'Get started'),
    list(start.map((item) => [paragraph(item)])),
    heading(2, 'API endpoints'),
    list(endpoints.map((item) => [paragraph(item)])),
  ];
}
