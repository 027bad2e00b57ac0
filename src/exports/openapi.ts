/** The document as an export: without `x-portal`. If it knows pages, with absolute links to them. */
import {
  type ApiDocument,
  mapValues,
  type Operation,
  type OperationPortal,
  type PathItem,
  type Response,
  type SchemaPortal,
  type Tag,
} from '../openapi/document';
import { visitParts } from '../openapi/parts';
import { toCommonMark, toEscaped, toSentence } from '../openapi/text';
import { toOverviewPlace, toRoute } from '../routes/places';

type ToUrl = (href: string) => string;

/**
 * Builds the export of a document whose settings are filled in.
 * @param root the URL of the version, without a trailing slash
 */
export function buildOpenApi(document: ApiDocument, root: string): object {
  if (!document['x-portal']?.linksPages) return withoutPortal(document);
  const { tags = [], paths, components = {}, ...others } = document;
  const toUrl: ToUrl = (href) => (href.startsWith('/') ? root + href : href);
  const slugs = new Map(tags.map(({ name, 'x-portal': portal }) => [name, portal?.slug ?? '']));

  function toOperation(operation: Operation): object {
    const { 'x-portal': portal, tags: [tag = ''] = [] } = operation;
    const page = toUrl(toRoute({ category: slugs.get(tag) ?? '', slug: portal?.slug ?? '' }));
    const toOwnUrl: ToUrl = (href) => (href.startsWith('#') ? page + href : toUrl(href));
    const { responses = {}, ...rest } = withTexts(operation, toOwnUrl);
    return {
      ...rest,
      description: listTexts(operation, portal, toOwnUrl).join('\n\n'),
      externalDocs: { url: page, description: 'Documentation' },
      responses: mapValues(responses, withUndocumented),
    };
  }

  return withoutPortal({
    ...withTexts(others, toUrl),
    externalDocs: { url: `${root}/`, description: 'Documentation' },
    tags: tags.map((tag) => toTag(tag, toUrl)),
    paths: mapValues(paths, (item) =>
      mapValues(item as Readonly<Record<keyof PathItem, Operation>>, toOperation),
    ),
    components: withTexts({ components }, toUrl).components,
  });
}

/** What OpenAPI says by itself. */
function withoutPortal(document: object): object {
  const text = JSON.stringify(document, (key, value: unknown) =>
    key === 'x-portal' ? undefined : value,
  );
  return JSON.parse(text) as object;
}

/** A copy of a part with its texts as CommonMark and absolute links. */
function withTexts<Whole extends object>(whole: Whole, toUrl: ToUrl): Whole {
  const copy = structuredClone(whole);
  visitParts(copy, (part) => {
    const { description, 'x-portal': portal } = part;
    if (typeof description !== 'string') return;
    const { deprecated } = (portal ?? {}) as SchemaPortal;
    const text = toCommonMark(description, toUrl);
    part['description'] =
      deprecated === undefined ? text : `${toWarning(deprecated, toUrl)}\n\n${text}`;
  });
  return copy;
}

function toTag({ name, description = '', 'x-portal': portal }: Tag, toUrl: ToUrl): object {
  const url = toUrl(toOverviewPlace({ id: portal?.slug ?? '' }).route);
  const externalDocs = { url, description: 'Overview' };
  return { name, description: toCommonMark(description, toUrl), externalDocs };
}

/** The texts of the page above the parameters. */
function listTexts(
  { description = '' }: Operation,
  { usage, notes = [], deprecated }: Partial<OperationPortal> = {},
  toUrl: ToUrl,
): readonly string[] {
  return [
    ...(deprecated === undefined ? [] : [toWarning(deprecated, toUrl)]),
    toCommonMark(description, toUrl),
    ...(usage === undefined ? [] : [toCommonMark(usage, toUrl)]),
    ...notes.map(
      ({ kind, title, text }) =>
        `**${noteLabels[kind]}: ${toSentence(toEscaped(title))}** ${toCommonMark(text, toUrl)}`,
    ),
  ];
}

const noteLabels = { info: 'Note', tip: 'Tip', warning: 'Warning' } as const;

function toWarning(deprecated: string, toUrl: ToUrl): string {
  return `**Deprecated.** ${toCommonMark(deprecated, toUrl)}`;
}

function withUndocumented(response: object): object {
  const { description, content } = response as Partial<Response>;
  if (description === undefined || content) return response;
  return { ...response, description: `${toSentence(description)} ${undocumented}` };
}

const undocumented = 'The API does not document the body of this response.';
