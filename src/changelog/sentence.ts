/** Changes in words. */
import { toInline, type Inline } from '../catalogue/inline';
import type {
  Change,
  EndpointDifference,
  EndpointFact,
  FromTo,
  ParameterDifference,
  ResponseDifference,
} from './model';
import { limits } from './limits';

type Words = readonly Inline[];

/** A change as a sentence; it holds no links, since pages that it names may be gone. */
export function toSentence(change: Change): Words {
  switch (change.of) {
    case 'endpoint':
      return toEndpointSentence(change);
    case 'parameter':
      return toValueSentence(say`parameter ${change.path}`, ['takes', 'no longer takes'], change);
    case 'response':
      return toResponseSentence(say`response ${change.status}`, change);
    case 'field': {
      const whole = say`response ${change.status}`;
      const subject =
        change.path === '' ? say`body of ${whole}` : say`field ${change.path} of ${whole}`;
      return toValueSentence(subject, ['may hold', 'no longer holds'], change);
    }
    default:
      return change satisfies never;
  }
}

function toEndpointSentence(change: EndpointDifference): Words {
  switch (change.kind) {
    case 'added':
      return say`The endpoint is new.`;
    case 'removed':
      return say`The endpoint was removed.`;
    case 'deprecated':
      return say`The endpoint is deprecated. ${toUnlinked(change.text)}`;
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
  mediaType: 'media type of the body',
  bodyShape: 'shape of the body',
  page: 'address of the page',
};

type Verbs = readonly [does: string, doesNoLonger: string];

function toValueSentence(subject: Words, [does, doesNoLonger]: Verbs, change: ParameterDifference) {
  const the = say`The ${subject}`;
  switch (change.kind) {
    case 'added':
      return say`New ${change.required ? say`required ${subject}` : subject}.`;
    case 'removed':
      return say`${the} was removed.`;
    case 'retyped':
      return say`The type of the ${subject} ${toChange(change)}.`;
    case 'choices':
      return change.to
        ? say`${the} ${[plain(does)]} only ${toList(change.to)} now.`
        : say`${the} ${[plain(does)]} any value now.`;
    case 'choice-added':
      return say`${the} ${[plain(does)]} ${change.choice}, too.`;
    case 'choice-removed':
      return say`${the} ${[plain(doesNoLonger)]} ${change.choice}.`;
    case 'required':
      return say`${the} is required now.`;
    case 'optional':
      return say`${the} is optional now.`;
    case 'deprecated':
      return say`${the} is deprecated. ${toUnlinked(change.text)}`;
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
      return say`New ${subject}.`;
    case 'removed':
      return say`The ${subject} was removed.`;
    case 'media-type-added':
      return say`The ${subject} can be had as ${change.mediaType}, too.`;
    case 'media-type-removed':
      return say`The ${subject} can no longer be had as ${change.mediaType}.`;
    case 'default-media-type':
      return say`The default format of the ${subject} ${toChange(change)}.`;
    default:
      return change satisfies never;
  }
}

function toChange({ from, to }: FromTo<string | number | boolean | undefined>): Words {
  if (from === undefined) return say`is ${String(to)} now; none was stated before`;
  if (to === undefined) return say`was ${from}; none is stated now`;
  return say`changed from ${from} to ${to}`;
}

function toList(choices: readonly string[]): Words {
  return choices.flatMap((choice, index) => (index === 0 ? [code(choice)] : say`, ${choice}`));
}

function toUnlinked(text: string): Words {
  return toInline(text).map((inline) => (inline.kind === 'link' ? plain(inline.text) : inline));
}

/** Values become code, words stay words. */
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

/** Neighbouring texts become one, so that nothing is drawn in needless pieces. */
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
