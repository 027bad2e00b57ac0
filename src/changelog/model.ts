/**
 * The possible changes between two versions of the API. Texts (titles, summaries, descriptions,
 * notes), examples, placeholder names and order are not part of the API.
 */
import type { Method } from '../api/document';
import type { LimitName } from './rules';

export type Change = {
  /** Whether the API sends the request, so that clients read parameters and write fields. */
  readonly isTurned?: boolean;
} & (
  | ({ readonly of: 'endpoint' } & EndpointDifference)
  | ({ readonly of: 'parameter' } & ValueChange)
  | ({ readonly of: 'response'; readonly status: string } & ResponseDifference)
  | ({ readonly of: 'field'; readonly status: string } & ValueChange)
);

export type EndpointDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' }
  | ({ readonly kind: 'changed'; readonly fact: EndpointFact } & FromTo<string>);

/** `page` is the route of the documentation page. An endpoint that moved keeps its slug. */
export type EndpointFact =
  'method' | 'path' | 'baseUrl' | 'mediaType' | 'authentication' | 'bodyShape' | 'page';

/** Changes to a parameter or to a field of a response. */
export type ValueDifference =
  | { readonly kind: 'added'; readonly required: boolean; readonly hasDefault: boolean }
  | { readonly kind: 'removed' }
  | { readonly kind: 'renamed'; readonly was: string }
  /** The new type includes the old one, is a part of it, or neither. */
  | ({ readonly kind: 'widened' } & FromTo<string>)
  | ({ readonly kind: 'narrowed' } & FromTo<string>)
  | ({ readonly kind: 'retyped' } & FromTo<string>)
  /** A type that a value can also have, with the names of its fields if it is an object. */
  | ({ readonly kind: 'type-added' | 'type-removed' } & TypeFacts)
  /** A list of choices where there was none, or none where there was one. */
  | ({ readonly kind: 'choices' } & FromTo<readonly string[] | undefined>)
  | { readonly kind: 'choice-added'; readonly choice: string }
  | { readonly kind: 'choice-removed'; readonly choice: string }
  | ({ readonly kind: 'limit'; readonly limit: LimitName } & LimitChange)
  /** How a parameter becomes text. */
  | ({ readonly kind: 'encoded' } & FromTo<string>)
  /** Of parameters only: the API does not say which fields of a response are always there. */
  | { readonly kind: 'required'; readonly hasDefault: boolean }
  | { readonly kind: 'optional' }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' };

export interface TypeFacts {
  readonly type: string;
  readonly names: readonly string[];
}

/** The path of the value, such as `body.locales[].title`. Empty for the body of a response. */
export type ValueChange = { readonly path: string } & ValueDifference;

export type ResponseDifference =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'media-type-added'; readonly mediaType: string }
  | { readonly kind: 'media-type-removed'; readonly mediaType: string }
  | ({ readonly kind: 'default-media-type' } & FromTo<string>);

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

/** The old and new value of a limit. Undefined if there is none. */
export type LimitChange = FromTo<string | number | boolean | undefined>;
