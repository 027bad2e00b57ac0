/** The changelog as Markdown. */
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { ChangelogPage, EndpointChanges, VersionStep } from '../../page-data';
import { toStepSummary } from '../../page-data/step-summary';
import { feedRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import { partsToPhrasing } from './inline';
import { toBasePath, toTwinHref } from './links';
import { heading, link, list, paragraph, strong, text, type Content } from './nodes';

/** The routes of the versions of the site by name, for example `/1.0`. */
export type VersionRoutes = ReadonlyMap<string, string>;

/** The API changes between versions, newest first. */
export function buildChangelogTree(
  { steps }: ChangelogPage,
  version: ExportedVersion,
  routes: VersionRoutes,
): Root {
  return {
    type: 'root',
    children: [
      heading(1, 'Changelog'),
      paragraph(toIntroduction(version)),
      ...(steps.length === 0 ? [paragraph(noSteps)] : []),
      ...steps.flatMap((step) => toStepBlocks(step, version, routes)),
    ],
  };
}

const noSteps =
  'There are no changes to show yet. This page lists the changes after the first version.';

function toIntroduction({ portalUrl }: ExportedVersion): Content {
  return [
    text('API changes between versions. A change is marked '),
    { type: 'emphasis', children: [text('Breaking')] },
    text(
      ' if existing calls may fail or return a different response. Changes to descriptions and ' +
        'examples are not listed. To get notified of new versions, subscribe to the ',
    ),
    link(toBasePath(portalUrl) + feedRoute, 'Atom feed'),
    text('.'),
  ];
}

function toStepBlocks(
  step: VersionStep,
  current: ExportedVersion,
  routes: VersionRoutes,
): RootContent[] {
  const { version, before, endpoints } = step;
  const summary = toStepSummary(step);
  return [
    heading(2, version ? version.name : `Since ${before}`),
    paragraph(version ? `${version.date} · ${summary}` : summary),
    ...endpoints.flatMap((endpoint) => [
      heading(3, [text(`${endpoint.method} `), ...toTitle(endpoint, step, current, routes)]),
      list(endpoint.changes.map((change) => [paragraph(toChange(change, current))])),
    ]),
  ];
}

/** The title and a link to the page of the previous version. A removed version has no links. */
function toTitle(
  { title, page, pageBefore }: EndpointChanges,
  { version, before }: VersionStep,
  current: ExportedVersion,
  routes: VersionRoutes,
): PhrasingContent[] {
  const own = version ? routes.get(version.name) : current.route;
  const older = before === undefined ? undefined : routes.get(before);
  const toLink = (route: string | undefined, target: string | undefined, label: string) =>
    route === undefined || target === undefined
      ? text(label)
      : link(toTwinHref(target, { ...current, route }), label);
  const hasOlder = pageBefore !== undefined && before !== undefined;
  return [
    toLink(own, page, title),
    ...(hasOlder ? [text(' ('), toLink(older, pageBefore, `in ${before}`), text(')')] : []),
  ];
}

function toChange(
  { breaking, sentence }: EndpointChanges['changes'][number],
  version: ExportedVersion,
): PhrasingContent[] {
  const mark = breaking ? [strong('Breaking:'), text(' ')] : [];
  return [...mark, ...partsToPhrasing(sentence, version)];
}
