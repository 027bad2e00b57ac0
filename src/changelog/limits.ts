/** What limits a single value: its words in a sentence, and which changes of it are breaking. */

/** What a limit was and is; nothing where none is stated. */
export interface LimitChange {
  readonly from: string | number | boolean | undefined;
  readonly to: string | number | boolean | undefined;
}

interface Limit {
  readonly words: string;
  readonly isBreaking: (change: LimitChange) => boolean;
}

const isRaised = ({ from = -Infinity, to = -Infinity }: LimitChange) => to > from;
const isLowered = ({ from = Infinity, to = Infinity }: LimitChange) => to < from;

/** By keyword of a schema, in the order in which changes are told. */
export const limits = {
  minLength: { words: 'least length', isBreaking: isRaised },
  maxLength: { words: 'greatest length', isBreaking: isLowered },
  minimum: { words: 'minimum', isBreaking: isRaised },
  maximum: { words: 'maximum', isBreaking: isLowered },
  format: { words: 'format', isBreaking: ({ to }) => to !== undefined },
  // A call that leaves the value out is answered in another way; a default that was not stated
  // before is no promise broken.
  default: { words: 'default', isBreaking: ({ from }) => from !== undefined },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type Limits = Readonly<Partial<Record<LimitName, string | number | boolean>>>;

export const limitNames = Object.keys(limits) as readonly LimitName[];
