/** Turns changes into sentences. */
import { toInline, type Inline } from '../catalogue/inline';
import {
  type Change,
  type EndpointDifference,
  type EndpointFact,
  type FromTo,
  limits,
  type ParameterDifference,
  type ResponseDifference,
} from './model';

type Words = readonly Inline[];

/** Describes a change in a sentence. Its links are routes of the version that has the change. */
export function toSentence(change: Change): Words {
  switch (change.of) {
    case 'endpoint':
      return toEndpointSentence(change);
    case 'parameter':
      return toValueSentence(say`parameter ${change.path}`, sent, change);
    case 'response':
      return toResponseSentence(say`response ${change.status}`, change);
    case 'field': {
      const response = say`response ${change.status}`;
      const subject =
        change.path === '' ? say`body of ${response}` : say`field ${change.path} of ${response}`;
      return toValueSentence(subject, received, change);
    }
    default:
      return change satisfies never;
  }
}

function toEndpointSentence(change: EndpointDifference): Words {
  switch (change.kind) {
    case 'added':
      return say`The endpoint was added.`;
    case 'removed':
      return say`The endpoint was removed.`;
    case 'deprecated':
      return say`The endpoint is deprecated. ${toInline(change.text)}`;
    case 'undeprecated':
      return say`The endpoint is no longer deprecated.`;
    case 'changed':
      return say`The ${[plain(factNames[change.fact])]} ${toChange(change)}.`;
    default:
      return change satisfies never;
  }
}

const factNames: Readonly<Record<EndpointFact, string>> = {
  method: 'method',
  path: 'path',
  host: 'host',
  mediaType: 'media type of the request body',
  bodyShape: 'shape of the request body',
  page: 'URL of the documentation page',
};

interface Verbs {
  readonly only: string;
  readonly any: string;
  readonly also: string;
  readonly noLonger: string;
}

const sent: Verbs = {
  only: 'now accepts only',
  any: 'now accepts any value',
  also: 'now also accepts',
  noLonger: 'no longer accepts',
};

const received: Verbs = {
  only: 'can now contain only',
  any: 'can now contain any value',
  also: 'can now also contain',
  noLonger: 'no longer contains',
};

function toValueSentence(subject: Words, verbs: Verbs, change: ParameterDifference) {
  const the = say`The ${subject}`;
  switch (change.kind) {
    case 'added':
      return say`The ${change.required ? say`required ${subject}` : subject} was added.`;
    case 'removed':
      return say`${the} was removed.`;
    case 'renamed':
      return say`${the} was renamed. Its old name is ${change.was}.`;
    case 'retyped':
      return say`The type of the ${subject} ${toChange(change)}.`;
    case 'choices':
      return change.to
        ? say`${the} ${[plain(verbs.only)]} ${toList(change.to)}.`
        : say`${the} ${[plain(verbs.any)]}.`;
    case 'choice-added':
      return say`${the} ${[plain(verbs.also)]} ${change.choice}.`;
    case 'choice-removed':
      return say`${the} ${[plain(verbs.noLonger)]} ${change.choice}.`;
    case 'required':
      return say`${the} is now required.`;
    case 'optional':
      return say`${the} is now optional.`;
    case 'deprecated':
      return say`${the} is deprecated. ${toInline(change.text)}`;
    case 'undeprecated':
      return say`${the} is no longer deprecated.`;
    case 'limit':
      return say`The ${[plain(limits[change.limit].words)]} of the ${subject} ${toChange(change)}.`;
    default:
      return change satisfies never;
  }
}

function toResponseSentence(subject: Words, change: ResponseDifference): Words {
  switch (change.kind) {
    case 'added':
      return say`The ${subject} was added.`;
    case 'removed':
      return say`The ${subject} was removed.`;
    case 'media-type-added':
      return say`The ${subject} is now also available as ${change.mediaType}.`;
    case 'media-type-removed':
      return say`The ${subject} is no longer available as ${change.mediaType}.`;
    case 'default-media-type':
      return say`The default format of the ${subject} ${toChange(change)}.`;
    default:
      return change satisfies never;
  }
}

function toChange({ from, to }: FromTo<string | number | boolean | undefined>): Words {
  if (from === undefined) return say`was set to ${String(to)}`;
  if (to === undefined) return say`was removed (previously ${from})`;
  return say`changed from ${from} to ${to}`;
}

function toList(choices: readonly string[]): Words {
  return choices.flatMap((choice, index) => (index === 0 ? [code(choice)] : say`, ${choice}`));
}

/** Formats values as code and keeps words as text. */
function say(
  strings: TemplateStringsArray,
  ...parts: (string | number | boolean | Words)[]
): Words {
  const words = strings.flatMap((text, index) => {
    const part = parts[index];
    return [plain(text), ...(part === undefined ? [] : toWords(part))];
  });
  return joinTexts(words);
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
