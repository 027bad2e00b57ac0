/**
 * The possible changes between two versions of the API. Texts (titles, summaries, descriptions,
 * notes), examples, placeholder names and order are not part of the API.
 */
import type { MediaType, Method } from '../catalogue/model';

export type Change =
  | ({ readonly of: 'endpoint' } & EndpointDifference)
  | ({ readonly of: 'parameter'; readonly path: string } & ParameterDifference)
  | ({ readonly of: 'response'; readonly status: number } & ResponseDifference)
  | ({ readonly of: 'field'; readonly status: number; readonly path: string } & ShapeDifference);

export type EndpointDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' }
  | ({ readonly kind: 'changed'; readonly fact: EndpointFact } & FromTo<string>);

/** `page` is the route of the documentation page. An endpoint that moved keeps its slug. */
export type EndpointFact = 'method' | 'path' | 'host' | 'mediaType' | 'bodyShape' | 'page';

/** Changes to a request or response value. */
export type ShapeDifference =
  | { readonly kind: 'added'; readonly required: boolean }
  | { readonly kind: 'removed' }
  | { readonly kind: 'renamed'; readonly was: string }
  | ({ readonly kind: 'retyped' } & FromTo<string>)
  /** A list of choices where there was none, or none where there was one. */
  | ({ readonly kind: 'choices' } & FromTo<readonly string[] | undefined>)
  | { readonly kind: 'choice-added'; readonly choice: string }
  | { readonly kind: 'choice-removed'; readonly choice: string }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' };

/** Changes to a parameter only. */
export type RuleDifference =
  | { readonly kind: 'required' }
  | { readonly kind: 'optional' }
  | ({ readonly kind: 'limit'; readonly limit: LimitName } & LimitChange);

export type ParameterDifference = ShapeDifference | RuleDifference;

export type ResponseDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'media-type-added'; readonly mediaType: MediaType }
  | { readonly kind: 'media-type-removed'; readonly mediaType: MediaType }
  | ({ readonly kind: 'default-media-type' } & FromTo<MediaType>);

/** An endpoint that differs between the versions, or exists in only one of them. */
export interface ChangedEndpoint {
  readonly title: string;
  readonly method: Method;
  /** Routes of its pages, without a version. */
  readonly olderPage: string | undefined;
  readonly newerPage: string | undefined;
  readonly changes: readonly Change[];
}

export interface FromTo<Value> {
  readonly from: Value;
  readonly to: Value;
}

/* The limits of a value: their names in sentences, and which changes are breaking. */

/** The old and new value of a limit. Undefined if there is none. */
interface LimitChange {
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

type LimitName = keyof typeof limits;

export type Limits = Readonly<Partial<Record<LimitName, string | number | boolean>>>;

export const limitNames = Object.keys(limits) as readonly LimitName[];
