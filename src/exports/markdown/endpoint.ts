/** The page of an endpoint as Markdown. */
import type { List, Root, RootContent } from 'mdast';
import type { Category, Endpoint, Note } from '../../catalogue/model';
import { sectionTitles, shownLocations, toParametersAnchor } from '../../site-map/anchors';
import { toOverviewPlace, toRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import { toFieldBlocks } from './fields';
import { toPhrasing } from './inline';
import { toTwinHref } from './links';
import { code, heading, link, list, note, paragraph, text, type Content } from './nodes';
import { toResponseBlocks } from './responses';
import { toSampleBlock } from './sample';

/** Everything about an endpoint: its request, its responses and an example of both. */
export function buildEndpointTree(
  endpoint: Endpoint,
  category: Category,
  version: ExportedVersion,
): Root {
  const { title, summary, usage, notes, example } = endpoint;
  return {
    type: 'root',
    children: [
      heading(1, title),
      paragraph(toPhrasing(summary, version)),
      paragraph([code(`${endpoint.method} ${toUrlTemplate(endpoint, version)}`)]),
      ...(usage ? [paragraph(toPhrasing(usage, version))] : []),
      ...[...toWarnings(endpoint), ...notes].map((one) => toNoteBlock(one, version)),
      heading(2, 'Parameters'),
      ...toParameterBlocks(endpoint, version),
      heading(2, 'Code Example'),
      toSampleBlock(endpoint, example, 'curl', version),
      ...toResponseBlocks(endpoint, version),
      heading(2, 'Related pages'),
      toRelated(endpoint, category, version),
    ],
  };
}

function toUrlTemplate({ host, path }: Endpoint, { site }: ExportedVersion): string {
  return `${host === 'api' ? site.apiBaseUrl : site.authenticationBaseUrl}/${path}`;
}

function toWarnings({ deprecated }: Endpoint): readonly Note[] {
  return deprecated ? [{ kind: 'warning', title: 'Deprecated', text: deprecated }] : [];
}

function toNoteBlock({ kind, title, text: about }: Note, version: ExportedVersion): RootContent {
  return note(kind, title, [paragraph(toPhrasing(about, version))]);
}

/** The parameters by location. Titled sections have headings. */
function toParameterBlocks(endpoint: Endpoint, version: ExportedVersion): RootContent[] {
  return shownLocations.flatMap((location) => {
    const properties = endpoint.parameters[location] ?? [];
    if (properties.length === 0) return [];
    const sections = endpoint.sections?.[location] ?? [];
    return [
      heading(3, sectionTitles[toParametersAnchor(location)]),
      ...toFieldBlocks(properties, sections, version, (title) => heading(4, title)),
    ];
  });
}

/** The overview, and the operations that undo each other. */
function toRelated(endpoint: Endpoint, category: Category, version: ExportedVersion): List {
  const { slug, undoes } = endpoint;
  const toLink = (route: string, title: string) => link(toTwinHref(route, version), title);
  const toItem = (word: string, other: Endpoint): Content => [
    text(`${word} `),
    toLink(toRoute(other), other.title),
  ];
  const { endpoints } = category;
  const items: readonly Content[] = [
    [text('Category: '), toLink(toOverviewPlace(category).route, category.title)],
    ...endpoints.filter((other) => other.slug === undoes).map((other) => toItem('Undoes', other)),
    ...endpoints
      .filter((other) => other.undoes === slug)
      .map((other) => toItem('Undone by', other)),
  ];
  return list(items.map((item) => [paragraph(item)]));
}
