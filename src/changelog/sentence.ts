/** Turns changes into sentences. */
import { toInline, type Inline } from '../api/inline';
import {
  type Change,
  type EndpointDifference,
  type EndpointFact,
  type FromTo,
  type ResponseDifference,
  type TypeFacts,
  type ValueDifference,
} from './model';
import { limits, toSide } from './rules';

type Words = readonly Inline[];

/** Describes a change in a sentence. Its links are routes of the version that has the change. */
export function toSentence(change: Change): Words {
  if (change.of === 'endpoint') return toWording(endpointSentences, change, say`endpoint`);
  if (change.of === 'parameter') {
    return toWording(toValueSentences(toSide(change)), change, say`parameter ${change.path}`);
  }
  const response = say`response ${change.status}`;
  if (change.of === 'response') return toWording(responseSentences, change, response);
  const subject = change.path ? say`field ${change.path} of ${response}` : say`body of ${response}`;
  return toWording(toValueSentences(toSide(change)), change, subject);
}

/** A sentence for each kind of change. */
type Sentences<Difference extends { readonly kind: string }> = {
  readonly [Kind in Difference['kind']]: (
    subject: Words,
    difference: Difference & { readonly kind: Kind },
  ) => Words;
};

function toWording<Difference extends { readonly kind: string }>(
  sentences: Sentences<Difference>,
  difference: Difference,
  subject: Words,
): Words {
  return sentences[difference.kind as Difference['kind']](subject, difference);
}

const lifecycle: Pick<Sentences<ValueDifference>, 'removed' | 'deprecated' | 'undeprecated'> = {
  removed: (subject) => say`The ${subject} was removed.`,
  deprecated: (subject, { text }) => say`The ${subject} is deprecated. ${toInline(text)}`,
  undeprecated: (subject) => say`The ${subject} is no longer deprecated.`,
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
  added: (subject) => say`The ${subject} was added.`,
  changed: (_subject, change) => say`The ${[plain(factNames[change.fact])]} ${toChange(change)}.`,
};

const responseSentences: Sentences<ResponseDifference> = {
  added: (subject) => say`The ${subject} was added.`,
  removed: lifecycle.removed,
  'media-type-added': (subject, { mediaType }) =>
    say`The ${subject} is now also available as ${mediaType}.`,
  'media-type-removed': (subject, { mediaType }) =>
    say`The ${subject} is no longer available as ${mediaType}.`,
  'default-media-type': (subject, change) =>
    say`The default format of the ${subject} ${toChange(change)}.`,
};

const verbs = {
  only: { parameter: 'now accepts only', field: 'can now contain only' },
  any: { parameter: 'now accepts any value', field: 'can now contain any value' },
  also: { parameter: 'now also accepts', field: 'can now also contain' },
  noLonger: { parameter: 'no longer accepts', field: 'no longer contains' },
};

function toValueSentences(side: 'parameter' | 'field'): Sentences<ValueDifference> {
  const verb = (name: keyof typeof verbs) => [plain(verbs[name][side])];
  const retyped = (subject: Words, change: FromTo<string>) =>
    say`The type of the ${subject} ${toChange(change)}.`;
  return {
    ...lifecycle,
    added: (subject, { required }) =>
      say`The ${required ? say`required ${subject}` : subject} was added.`,
    renamed: (subject, { was }) => say`The ${subject} was renamed. Its old name is ${was}.`,
    widened: retyped,
    narrowed: retyped,
    retyped,
    'type-added': (subject, change) =>
      say`The ${subject} ${verb('also')} the type ${toType(change)}.`,
    'type-removed': (subject, change) =>
      say`The ${subject} ${verb('noLonger')} the type ${toType(change)}.`,
    choices: (subject, { to }) =>
      to ? say`The ${subject} ${verb('only')} ${toList(to)}.` : say`The ${subject} ${verb('any')}.`,
    encoded: (subject, change) => say`The encoding of the ${subject} ${toChange(change)}.`,
    'choice-added': (subject, { choice }) => say`The ${subject} ${verb('also')} ${choice}.`,
    'choice-removed': (subject, { choice }) => say`The ${subject} ${verb('noLonger')} ${choice}.`,
    required: (subject) => say`The ${subject} is now required.`,
    optional: (subject) => say`The ${subject} is now optional.`,
    limit: (subject, change) =>
      say`The ${[plain(limits[change.limit].words)]} of the ${subject} ${toChange(change)}.`,
  };
}

function toChange({ from, to }: FromTo<string | number | boolean | undefined>): Words {
  if (from === undefined) return say`was set to ${String(to)}`;
  if (to === undefined) return say`was removed (previously ${from})`;
  return say`changed from ${from} to ${to}`;
}

function toType({ type, names }: TypeFacts): Words {
  return names.length === 0 ? say`${type}` : say`${type} with ${toList(names)}`;
}

function toList(choices: readonly string[]): Words {
  return choices.flatMap((choice, index) => (index === 0 ? [code(choice)] : say`, ${choice}`));
}

/** Formats values as code and keeps words as text. */
function say(
  strings: TemplateStringsArray,
  ...parts: (string | number | boolean | Words)[]
): Words {
  return joinTexts(strings.flatMap((text, index) => [plain(text), ...toWords(parts[index] ?? [])]));
}

function toWords(part: string | number | boolean | Words): Words {
  return typeof part === 'object' ? part : [code(part === '' ? '""' : String(part))];
}

/** Joins adjacent texts to avoid unnecessary elements. */
function joinTexts(words: Words): Words {
  return words.reduce<Words>((joined, word) => {
    const last = joined.at(-1);
    if (word.kind !== 'text' || last?.kind !== 'text')
      return word.text ? [...joined, word] : joined;
    return [...joined.slice(0, -1), plain(last.text + word.text)];
  }, []);
}

function plain(text: string): Inline {
  return { kind: 'text', text };
}

function code(text: string): Inline {
  return { kind: 'code', text };
}
