/** The changelog as Markdown. */
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { Inline } from '../../catalogue/inline';
import type { ChangelogPage, EndpointChanges, VersionStep } from '../../page-data';
import {
  type ChangeGroup,
  groupChanges,
  listSteps,
  toStepSummary,
  toStepTitle,
} from '../../page-data/step-summary';
import { currentVersion } from '../../site-map/arrangement';
import { feedRoute } from '../../site-map/places';
import type { ExportedVersion } from '../version';
import {
  type Content,
  heading,
  link,
  list,
  paragraph,
  partsToPhrasing,
  strong,
  text,
  toBasePath,
  toAlternateHref,
} from './nodes';

/** The routes of the versions of the site by name, for example `/1.0`. */
export type VersionRoutes = ReadonlyMap<string, string>;

/** The text of release notes by the name of their version. */
export type ReleaseNotes = ReadonlyMap<string, readonly RootContent[]>;

interface Parts {
  readonly changelog: ChangelogPage;
  readonly routes: VersionRoutes;
  readonly notes: ReleaseNotes;
}

/** The API changes between versions, newest first. */
export function buildChangelogTree(version: ExportedVersion, parts: Parts): Root {
  const cut = version.name === currentVersion ? undefined : version.name;
  const steps = listSteps(parts.changelog, cut);
  return {
    type: 'root',
    children: [
      heading(1, 'Changelog'),
      paragraph(toIntroduction(version)),
      ...(steps.length === 0 ? [paragraph(noSteps)] : []),
      ...steps.flatMap((step) => [
        heading(2, toTitle(step, cut)),
        ...(step.notes ?? []).flatMap((name) => parts.notes.get(name) ?? []),
        paragraph(toStepSummary(step)),
        ...groupChanges(step.endpoints).flatMap((group) =>
          toGroupBlocks(group, { step, version, routes: parts.routes }),
        ),
      ]),
    ],
  };
}

const noSteps =
  'No version has been released yet. This page lists the changes after the first one.';

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

function toTitle(step: VersionStep, cut: string | undefined): string {
  const title = toStepTitle(step, cut);
  return step.version ? `${title} · ${step.version.date}` : title;
}

interface Context {
  readonly step: VersionStep;
  /** The version of the changelog. */
  readonly version: ExportedVersion;
  readonly routes: VersionRoutes;
}

/** The endpoints of a group, then their changes. */
function toGroupBlocks({ endpoints, changes }: ChangeGroup, context: Context): RootContent[] {
  return [
    ...endpoints.map((endpoint) =>
      heading(3, [text(`${endpoint.method} `), ...toEndpointTitle(endpoint, context)]),
    ),
    list(changes.map((change) => [paragraph(toChange(change, context))])),
  ];
}

/** The title and a link to the page of the previous version. A removed version has no links. */
function toEndpointTitle(
  { title, page, pageBefore }: EndpointChanges,
  context: Context,
): PhrasingContent[] {
  const { step, version, routes } = context;
  const older = step.before === undefined ? undefined : routes.get(step.before);
  const toLink = (route: string | undefined, target: string | undefined, label: string) =>
    route === undefined || target === undefined
      ? text(label)
      : link(toAlternateHref(target, { ...version, route }), label);
  const hasOlder = pageBefore !== undefined && step.before !== undefined;
  return [
    toLink(toStepRoute(context), page, title),
    ...(hasOlder ? [text(' ('), toLink(older, pageBefore, `in ${step.before}`), text(')')] : []),
  ];
}

/** The route of the version of a section. Undefined if it was removed. */
function toStepRoute({ step, version, routes }: Context): string | undefined {
  return step.version ? routes.get(step.version.name) : version.route;
}

function toChange(
  { breaking, sentence }: EndpointChanges['changes'][number],
  context: Context,
): PhrasingContent[] {
  const route = toStepRoute(context);
  const isRoute = (href: string) => /^[/#]/.test(href);
  const parts = sentence.map((inline): Inline =>
    inline.kind === 'link' && isRoute(inline.href) && route === undefined
      ? { kind: 'text', text: inline.text }
      : inline,
  );
  const mark = breaking ? [strong('Breaking:'), text(' ')] : [];
  return [...mark, ...partsToPhrasing(parts, { ...context.version, route: route ?? '' })];
}
