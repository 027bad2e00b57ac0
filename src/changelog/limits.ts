/** The limits of a value: their names in sentences, and which changes are breaking. */

/** The old and new value of a limit. Undefined if there is none. */
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

/** By schema keyword, in the order of the sentences. */
export const limits = {
  minLength: { words: 'minimum length', isBreaking: isRaised },
  maxLength: { words: 'maximum length', isBreaking: isLowered },
  minimum: { words: 'minimum', isBreaking: isRaised },
  maximum: { words: 'maximum', isBreaking: isLowered },
  format: { words: 'format', isBreaking: ({ to }) => to !== undefined },
  // Calls that omit the value behave differently. Documenting a default for the first time is not
  // breaking.
  default: { words: 'default', isBreaking: ({ from }) => from !== undefined },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type Limits = Readonly<Partial<Record<LimitName, string | number | boolean>>>;

export const limitNames = Object.keys(limits) as readonly LimitName[];
