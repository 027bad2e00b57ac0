import { memo, useState } from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiDocument, Json } from '@portal/src/openapi/document';
import type { Endpoint, Response, ResponseExample } from '@portal/src/openapi/model';
import { readJson } from '@portal/src/openapi/numbers';
import { toCsv } from '@portal/src/openapi/csv';
import { isStream } from '@portal/src/openapi/streams';
import { exportRoutes } from '@portal/src/exports/routes';
import type { ResponseBody } from '@portal/src/exports/schema';
import type { TypeLanguage } from '@portal/src/exports/types';
import { toJsonText } from '@portal/src/samples/literals';
import { capitalize } from '@portal/src/words/facts';
import CodeView from '../Code/CodeView';
import CopyButton from '../Code/CopyButton';
import { useToast } from '../Shell/Toast';
import { loadText } from '../Shell/useClipboard';
import { useVersionPath } from '../Shell/versions';
import { useFormDispatch } from '../TryOutForm/FormContext';
import Panel from '../ui/Panel';
import Prose from '../ui/Prose';

/** The type that a reader chose to see, in the language with this name. */
interface Type {
  readonly name: string;
  readonly code: string;
}

interface Props {
  readonly endpoint: Endpoint;
  /** The media type that the request asks for, if it can ask for several. */
  readonly accepted?: string | undefined;
}

const typeLanguages: readonly TypeLanguage[] = ['TypeScript', 'JSON Schema'];

/** The examples of all responses, with a menu if there are several, in the chosen format or as shapes. */
function ResponsePanel({ endpoint, accepted }: Props) {
  const examples = endpoint.responses.flatMap(listExamples);
  const dispatch = useFormDispatch();
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<string>();
  const [type, setType] = useState<Type>();
  const [isOpen, setOpen] = useState(true);
  const isBrowser = useIsBrowser();
  const show = useToast();
  const root = useVersionPath();
  const picked = examples[index] ?? examples[0];
  if (!picked) return null;
  const { status, mediaTypes } = picked;
  const isAsked = accepted !== undefined && status.startsWith('2');
  const mediaType =
    isAsked && mediaTypes.includes(accepted) ? accepted : (format ?? picked.mediaType);
  const isShown = (one: Example) => one.status === status && one.mediaType === mediaType;
  const example = isShown(picked) ? picked : (examples.find(isShown) ?? picked);
  const { shape } = example;
  const code = type?.code ?? toCode(example.value, mediaType);
  /** Another format of the example, or the first example in it. The request asks for it. */
  const chooseFormat = (name: string, of = example) => {
    setFormat(name);
    setType(undefined);
    if (accepted === undefined || !of.status.startsWith('2') || name.includes('*')) return;
    dispatch({ type: 'set', path: 'header/Accept', value: name });
  };
  const chooseExample = (position: number) => {
    const chosen = examples[position] ?? example;
    setIndex(position);
    chooseFormat(chosen.mediaType, chosen);
  };
  /** What writes types is loaded when a reader first wants one. */
  const chooseType = async (name: TypeLanguage) => {
    const title = `${endpoint.operationId}Response`.split(/\W+/).map(capitalize).join('');
    try {
      const body = { operationId: endpoint.operationId, status, mediaType };
      setType({ name, code: await loadType(root, name, title, body) });
    } catch {
      show('Could not load the type. Try again.');
    }
  };
  const toSegment = (name: string, choose: () => void) => (
    <label key={name} className="segment">
      <input
        type="radio"
        name="response-format"
        checked={name === (type?.name ?? mediaType)}
        onChange={choose}
      />
      {name}
    </label>
  );
  return (
    <Panel
      id="response"
      className="column"
      title={
        <button
          type="button"
          className="bare fold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Response {status}
        </button>
      }
      action={<CopyButton text={code} copiedText="Response code copied to clipboard" />}
    >
      {isOpen && (
        <>
          {examples.length > 1 && (
            <ExampleMenu
              examples={examples}
              index={examples.indexOf(example)}
              onChoose={chooseExample}
            />
          )}
          <div className="inline ruled scripted segment-line" data-search="ignore">
            <fieldset className="segments" aria-label="Response format">
              {mediaTypes.map((name) => toSegment(name, () => chooseFormat(name)))}
            </fieldset>
            <div className="segments" data-mdast="ignore">
              {shape && typeLanguages.map((name) => toSegment(name, () => void chooseType(name)))}
            </div>
          </div>
          <ExampleTitle example={example} isInMenu={examples.length > 1} />
          <CodeView
            className="short"
            code={code}
            language={type ? toGrammar(type.name) : toGrammar(mediaType)}
            label={type ? 'Type of the response' : 'Example response'}
          />
          {!isBrowser && <OtherExamples examples={examples.slice(1)} />}
        </>
      )}
    </Panel>
  );
}

export default memo(ResponsePanel);

interface MenuProps {
  readonly examples: readonly Example[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function ExampleMenu({ examples, index, onChoose }: MenuProps) {
  return (
    <div className="padded ruled scripted" data-search="ignore" data-mdast="ignore">
      <select
        className="small field"
        aria-label="Example response"
        value={index}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {examples.map((example, position) => (
          <option key={position} value={position}>
            {toLabel(example, examples)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Its status, and what tells it apart from the others of this status. */
function toLabel({ status, mediaType, name }: Example, all: readonly Example[]): string {
  const own = all.filter((one) => one.status === status);
  const isMixed = own.some((one) => one.mediaType !== mediaType);
  const isOpen = name === undefined && own.length > 1;
  return [status, (isMixed || isOpen) && mediaType, name].filter(Boolean).join(' · ');
}

interface TitleProps {
  readonly example: Example;
  /** Whether the menu has the name. */
  readonly isInMenu: boolean;
}

function ExampleTitle({ example: { name, description }, isInMenu }: TitleProps) {
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

/** The examples after the first, for readers without scripts and for the page as Markdown. */
function OtherExamples({ examples }: Pick<MenuProps, 'examples'>) {
  return examples.map((example, index) => (
    <div key={index} className="unscripted" data-search="ignore">
      <p className="flat padded ruled small">
        Response {example.status}, {example.mediaType}
      </p>
      <ExampleTitle example={example} isInMenu={false} />
      <pre className="flat code" data-lang={toGrammar(example.mediaType)}>
        <code>{toCode(example.value, example.mediaType)}</code>
      </pre>
    </div>
  ));
}

/** An example with what pages show beside it. */
interface Example
  extends Omit<ResponseExample, 'shape'>, Pick<Response, 'status' | 'mediaTypes' | 'shape'> {}

function listExamples(response: Response): readonly Example[] {
  const { status, mediaTypes, example, shape, examples } = response;
  const [mediaType = 'application/json'] = mediaTypes;
  const all = examples ?? (example === undefined ? [] : [{ mediaType, value: example }]);
  return all.map((one) => ({ shape, ...one, status, mediaTypes }));
}

/** An example that a document has as text is shown as it is, unless the text is JSON. */
function toCode(example: Json, mediaType: string): string {
  const isText = isStream(mediaType) || !mediaType.includes('json');
  if (typeof example === 'string' && isText) return example;
  return mediaType === 'text/csv' ? toCsv(example) : toJsonText(example);
}

function toGrammar(mediaType: string): string {
  if (mediaType === 'TypeScript') return 'javascript';
  if (/[/+]xml$/.test(mediaType)) return 'markup';
  return mediaType.startsWith('text/') ? 'text' : 'json';
}

/** The type is that of the version's OpenAPI document, since a page has no whole schemas. */
async function loadType(
  root: string,
  language: TypeLanguage,
  title: string,
  body: ResponseBody,
): Promise<string> {
  const [text, { writeType }] = await Promise.all([
    loadText(root + exportRoutes.openApiJson),
    import('@portal/src/exports/types'),
  ]);
  return writeType(language, title, readJson(text) as ApiDocument, body);
}
