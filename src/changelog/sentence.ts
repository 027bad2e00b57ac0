/** Turns changes into sentences. */
import { type Inline, toCode, toInline } from '../api/inline';
import {
  type Change,
  type EndpointDifference,
  type EndpointFact,
  type FromTo,
  limits,
  type ResponseDifference,
  toSide,
  type TypeFacts,
  type ValueDifference,
} from './rules';

/** Describes a change in a sentence. Its links are routes of the version that has the change. */
export function toSentence(change: Change): readonly Inline[] {
  return toInline(toText(change));
}

/** In the inline notation. Values are code. */
function toText(change: Change): string {
  if (change.of === 'endpoint') return toWording(endpointSentences, change, 'endpoint');
  if (change.of === 'parameter') {
    return toWording(toValueSentences(toSide(change)), change, `parameter ${code(change.path)}`);
  }
  const response = `response ${code(change.status)}`;
  if (change.of === 'response') return toWording(responseSentences, change, response);
  const subject = change.path ? `field ${code(change.path)} of ${response}` : `body of ${response}`;
  return toWording(toValueSentences(toSide(change)), change, subject);
}

/** A sentence for each kind of change. */
type Sentences<Difference extends { readonly kind: string }> = {
  readonly [Kind in Difference['kind']]: (
    subject: string,
    difference: Difference & { readonly kind: Kind },
  ) => string;
};

function toWording<Difference extends { readonly kind: string }>(
  sentences: Sentences<Difference>,
  difference: Difference,
  subject: string,
): string {
  return sentences[difference.kind as Difference['kind']](subject, difference);
}

const lifecycle: Pick<Sentences<ValueDifference>, 'removed' | 'deprecated' | 'undeprecated'> = {
  removed: (subject) => `The ${subject} was removed.`,
  deprecated: (subject, { text }) => `The ${subject} is deprecated. ${text}`,
  undeprecated: (subject) => `The ${subject} is no longer deprecated.`,
};

const factNames: Readonly<Record<EndpointFact, string>> = {
  method: 'method',
  path: 'path',
  baseUrl: 'base URL',
  mediaType: 'media type of the request body',
  authentication: 'way to authenticate',
  bodyShape: 'shape of the request body',
  page: 'URL of the documentation page',
};

const endpointSentences: Sentences<EndpointDifference> = {
  ...lifecycle,
  added: (subject) => `The ${subject} was added.`,
  changed: (_subject, change) => `The ${factNames[change.fact]} ${toChange(change)}.`,
};

const responseSentences: Sentences<ResponseDifference> = {
  added: (subject) => `The ${subject} was added.`,
  removed: lifecycle.removed,
  'media-type-added': (subject, { mediaType }) =>
    `The ${subject} is now also available as ${code(mediaType)}.`,
  'media-type-removed': (subject, { mediaType }) =>
    `The ${subject} is no longer available as ${code(mediaType)}.`,
  'default-media-type': (subject, change) =>
    `The default format of the ${subject} ${toChange(change)}.`,
};

const verbs = {
  only: { parameter: 'now accepts only', field: 'can now contain only' },
  any: { parameter: 'now accepts any value', field: 'can now contain any value' },
  also: { parameter: 'now also accepts', field: 'can now also contain' },
  noLonger: { parameter: 'no longer accepts', field: 'no longer contains' },
};

function toValueSentences(side: 'parameter' | 'field'): Sentences<ValueDifference> {
  const verb = (name: keyof typeof verbs) => verbs[name][side];
  const retyped = (subject: string, change: FromTo<string>) =>
    `The type of the ${subject} ${toChange(change)}.`;
  return {
    ...lifecycle,
    added: (subject, { required }) => `The ${required ? 'required ' : ''}${subject} was added.`,
    renamed: (subject, { was }) => `The ${subject} was renamed. Its old name is ${code(was)}.`,
    widened: retyped,
    narrowed: retyped,
    retyped,
    'type-added': (subject, change) => `The ${subject} ${verb('also')} the type ${toType(change)}.`,
    'type-removed': (subject, change) =>
      `The ${subject} ${verb('noLonger')} the type ${toType(change)}.`,
    choices: (subject, { to }) =>
      to ? `The ${subject} ${verb('only')} ${toList(to)}.` : `The ${subject} ${verb('any')}.`,
    encoded: (subject, change) => `The encoding of the ${subject} ${toChange(change)}.`,
    'choice-added': (subject, { choice }) => `The ${subject} ${verb('also')} ${code(choice)}.`,
    'choice-removed': (subject, { choice }) =>
      `The ${subject} ${verb('noLonger')} ${code(choice)}.`,
    required: (subject) => `The ${subject} is now required.`,
    optional: (subject) => `The ${subject} is now optional.`,
    limit: (subject, change) =>
      `The ${limits[change.limit].words} of the ${subject} ${toChange(change)}.`,
  };
}

function toChange({ from, to }: FromTo<string | number | boolean | undefined>): string {
  if (from === undefined) return `was set to ${code(to)}`;
  if (to === undefined) return `was removed (previously ${code(from)})`;
  return `changed from ${code(from)} to ${code(to)}`;
}

function toType({ type, names }: TypeFacts): string {
  return names.length === 0 ? code(type) : `${code(type)} with ${toList(names)}`;
}

function toList(choices: readonly string[]): string {
  return choices.map(code).join(', ');
}

function code(value: string | number | boolean | undefined): string {
  return toCode(String(value));
}
