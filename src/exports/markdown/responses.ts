/** The responses of an endpoint: status codes, fields and examples. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { Endpoint, MediaType, Response } from '../../catalogue/model';
import { propertiesOf } from '../../catalogue/schema';
import { toJsonText } from '../../samples/literals';
import {
  responseCodesAnchor,
  responseStructureAnchor,
  sectionTitles,
} from '../../site-map/anchors';
import type { ExportedVersion } from '../version';
import { toFieldBlocks } from './fields';
import { toPhrasing } from './inline';
import { toTwinHref } from './links';
import { code, codeBlock, heading, link, list, paragraph, text } from './nodes';

export function toResponseBlocks(
  { responses }: Pick<Endpoint, 'responses'>,
  version: ExportedVersion,
): RootContent[] {
  return [
    ...toCodeBlocks(responses, version),
    ...toStructureBlocks(responses, version),
    ...responses.flatMap(toExampleBlocks),
  ];
}

function toCodeBlocks(responses: readonly Response[], version: ExportedVersion): RootContent[] {
  const toErrors = (label: string | PhrasingContent, anchor = '') =>
    link(toTwinHref(`/docs/errors${anchor}`, version), typeof label === 'string' ? label : [label]);
  return [
    heading(2, sectionTitles[responseCodesAnchor]),
    list(
      responses.map(({ status, description }) => [
        paragraph([
          toErrors(code(String(status)), `#status-${String(status).charAt(0)}xx`),
          text(': '),
          ...toPhrasing(description, version),
        ]),
      ]),
    ),
    paragraph([text('For all other codes, see '), toErrors('Errors'), text('.')]),
  ];
}

/** The fields of the bodies. Omitted if the API documents none. */
function toStructureBlocks(
  responses: readonly Response[],
  version: ExportedVersion,
): RootContent[] {
  const documented = responses.flatMap(({ status, schema }) => {
    const fields = schema ? propertiesOf(schema) : [];
    return fields.length > 0 ? [{ status, fields }] : [];
  });
  if (documented.length === 0) return [];
  const isPlain = documented.every(({ status }) => status === 200);
  return [
    heading(2, sectionTitles[responseStructureAnchor]),
    ...documented.flatMap(({ status, fields }) => [
      ...(isPlain ? [] : [heading(3, `Status ${status}`)]),
      ...toFieldBlocks(fields, [], version),
    ]),
  ];
}

function toExampleBlocks({ status, mediaTypes, example }: Response): RootContent[] {
  if (example === undefined) return [];
  return [
    heading(2, `Response ${status}`),
    ...(mediaTypes.length > 0 ? [paragraph(toFormats(mediaTypes))] : []),
    codeBlock('json', toJsonText(example)),
  ];
}

function toFormats(mediaTypes: readonly MediaType[]): PhrasingContent[] {
  const formats = mediaTypes.flatMap((mediaType, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    code(mediaType),
    ...(index === 0 && mediaTypes.length > 1 ? [text(' (default)')] : []),
  ]);
  return [text('Formats: '), ...formats];
}
