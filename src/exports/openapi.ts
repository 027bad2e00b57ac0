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
import { type Content, contentOf } from '../openapi/parts';
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
    const { responses = {}, ...rest } = operation;
    const page = toUrl(toRoute({ category: slugs.get(tag) ?? '', slug: portal?.slug ?? '' }));
    const toOwnUrl: ToUrl = (href) => (href.startsWith('#') ? page + href : toUrl(href));
    return {
      ...(toPlain(rest, toOwnUrl) as object),
      description: listTexts(operation, portal, toOwnUrl).join('\n\n'),
      externalDocs: { url: page, description: 'Documentation' },
      responses: mapValues(responses, (response) => toPlain(withUndocumented(response), toOwnUrl)),
    };
  }

  return {
    ...(toPlain(others, toUrl) as object),
    externalDocs: { url: `${root}/`, description: 'Documentation' },
    tags: tags.map((tag) => toTag(tag, toUrl)),
    paths: mapValues(paths, (item) =>
      mapValues(item as Readonly<Record<keyof PathItem, Operation>>, toOperation),
    ),
    components: toPlain(components, toUrl),
  };
}

/** A document whose links lead to no pages says all that it says in OpenAPI, as it is. */
function withoutPortal(document: ApiDocument): object {
  const text = JSON.stringify(document, (key, value: unknown) =>
    key === 'x-portal' ? undefined : value,
  );
  return JSON.parse(text) as object;
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

/** A part of the document without `x-portal`, with its texts as CommonMark and absolute links. */
function toPlain(part: unknown, toUrl: ToUrl, around: Content = 'part'): unknown {
  if (Array.isArray(part)) return part.map((item) => toPlain(item, toUrl, around));
  if (typeof part !== 'object' || part === null) return part;
  const { 'x-portal': portal, ...members } = part as { readonly 'x-portal'?: SchemaPortal };
  const { deprecated } = portal ?? {};
  return mapValues(members as Readonly<Record<string, unknown>>, (member, name) => {
    if (around === 'part' && name === 'description' && typeof member === 'string') {
      const text = toCommonMark(member, toUrl);
      return deprecated === undefined ? text : `${toWarning(deprecated, toUrl)}\n\n${text}`;
    }
    const content = contentOf(name, member, around);
    return content === 'value' ? member : toPlain(member, toUrl, content);
  });
}
