import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { toCsv } from '@portal/src/openapi/csv';
import { isJsonType, isXmlType } from '@portal/src/openapi/document';
import type { Endpoint, Response, ResponseExample } from '@portal/src/openapi/model';
import { anything, toNamed } from '@portal/src/openapi/shapes';
import { isStream } from '@portal/src/openapi/streams';
import { buildBody } from '@portal/src/request/bodies';
import { toXml } from '@portal/src/request/xml';
import { toJsonText } from '@portal/src/samples/literals';
import * as messages from '@portal/src/messages/en/endpoint';
import { say } from '@portal/src/messages/say';
import Prose from '../ui/Prose';

/** The body of a chosen endpoint as it is sent. The values of a form are JSON, a file is no text. */
export function toBodyText(endpoint: Endpoint): string | undefined {
  const { body, formData } = endpoint.example;
  const example = body ?? formData;
  const sent = buildBody(endpoint, {});
  if (sent?.kind === 'text') return sent.text;
  if (sent?.kind === 'file') return undefined;
  const isText = typeof example === 'string' && sent?.kind !== 'json';
  return example === undefined || isText ? example : toJsonText(example);
}

/** Each example with the shape of its media type. */
export function listExamples({
  mediaTypes,
  example,
  examples,
  shape,
}: Response): readonly ResponseExample[] {
  const [mediaType = 'application/json'] = mediaTypes;
  const only = example === undefined ? [] : [{ mediaType, value: example }];
  return (examples ?? only).map((one) => ({ ...(shape && { shape }), ...one }));
}

/** An example as it is sent in a media type. Undefined if pages cannot convert it. */
export function toCode(example: ResponseExample | undefined, mediaType: string) {
  if (!example || (example.mediaType !== mediaType && !/json|csv/.test(mediaType)))
    return undefined;
  const { value, shape = anything } = example;
  const isText = isStream(mediaType) || !mediaType.includes('json');
  // An example that a document has as text is shown as it is, unless the text is JSON.
  if (typeof value === 'string' && isText) return value;
  if (isXmlType(mediaType)) return toXml(toNamed('root', shape), value);
  return mediaType === 'text/csv' ? toCsv(value) : toJsonText(value);
}

/** What a response has instead of an example. */
export function sayAbsent(mediaType: string): string {
  const [, what] = absent.find(([pattern]) => pattern.test(mediaType)) ?? [];
  return what ?? messages.isFile;
}

const absent = [
  [/^$/, messages.noBody],
  [/^image\//, messages.isPicture],
  [/^text\/|[/+](?:json|xml)\b|\*/, messages.noExample],
] as const;

/** The grammar of a text. That of other media types is JSON if it looks like it. */
export function toGrammar(mediaType: string, text: string): string {
  if (mediaType === 'TypeScript') return 'javascript';
  if (isXmlType(mediaType)) return 'markup';
  const isJson = isJsonType(mediaType) || /^\s*(?:"|\{\s*["}]|\[\s*["[\]{\d\-tfn])/.test(text);
  return isJson && !mediaType.startsWith('text/') ? 'json' : 'text';
}

interface TitleProps {
  readonly example: Pick<ResponseExample, 'name' | 'description'>;
  /** Whether a menu has the name. */
  readonly isInMenu: boolean;
}

export function ExampleTitle({ example: { name, description }, isInMenu }: TitleProps) {
  if ((name ?? description) === undefined) return null;
  return (
    <div className={clsx('padded ruled small', isInMenu && !description && 'unscripted')}>
      {name !== undefined && (
        <p className={clsx('flat strong', isInMenu && 'unscripted')}>{name}</p>
      )}
      {description && <Prose className="flat muted">{description}</Prose>}
    </div>
  );
}

interface OthersProps {
  readonly responses: readonly Response[];
  /** The status of the example that is shown. */
  readonly status: string;
  readonly shown: ResponseExample | undefined;
}

function ExampleCode({ example }: { readonly example: ResponseExample }) {
  const { mediaType } = example;
  const code = toCode(example, mediaType);
  if (!code) return <p className="flat padded">{sayAbsent(mediaType)}</p>;
  return (
    <pre className="flat code" data-lang={toGrammar(mediaType, code)}>
      <code>{code}</code>
    </pre>
  );
}

/** The examples that are not shown, for readers without scripts and for the page as Markdown. */
export function OtherExamples({ responses, status, shown }: OthersProps) {
  if (useIsBrowser()) return null;
  return responses.flatMap((response) => {
    const examples = listExamples(response);
    const isShown = ({ value, name, mediaType }: ResponseExample) =>
      response.status === status &&
      value === shown?.value &&
      name === shown.name &&
      mediaType === shown.mediaType;
    // No menu of formats names those of other statuses that have the same example.
    const told = examples.map(({ mediaType }) => mediaType);
    const untold = response.mediaTypes.filter((one) => !told.includes(one));
    const further = response.status === status ? [] : untold;
    return examples
      .filter((one) => !isShown(one))
      .map((example, index) => (
        <div key={`${response.status} ${index}`} className="unscripted" data-search="ignore">
          <p className="flat padded ruled small">
            {say(messages.responseIn, {
              status: response.status,
              mediaType: [example.mediaType, ...(index === 0 ? further : [])].join(', '),
            })}
          </p>
          <ExampleTitle example={example} isInMenu={false} />
          <ExampleCode example={example} />
        </div>
      ));
  });
}
