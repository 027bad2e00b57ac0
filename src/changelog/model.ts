/**
 * What can change between two versions of the API. Texts for people (titles, summaries,
 * descriptions, notes), examples, placeholders and order are no part of the API.
 */
import type { MediaType, Method } from '../catalogue/model';
import type { LimitChange, LimitName } from './limits';

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

/** `page` is the address of the documentation: an endpoint that moved keeps its slug. */
export type EndpointFact = 'method' | 'path' | 'host' | 'mediaType' | 'bodyShape' | 'page';

/** What can happen to a value of the API, be it sent or received. */
export type ShapeDifference =
  | { readonly kind: 'added'; readonly required: boolean }
  | { readonly kind: 'removed' }
  | ({ readonly kind: 'retyped' } & FromTo<string>)
  /** A list of choices where there was none, or none where there was one. */
  | ({ readonly kind: 'choices' } & FromTo<readonly string[] | undefined>)
  | { readonly kind: 'choice-added'; readonly choice: string }
  | { readonly kind: 'choice-removed'; readonly choice: string }
  | { readonly kind: 'deprecated'; readonly text: string }
  | { readonly kind: 'undeprecated' };

/** What can happen to a parameter only. */
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

/** An endpoint that is not the same on both sides; on one side it may be missing. */
export interface ChangedEndpoint {
  readonly title: string;
  readonly method: Method;
  /** Addresses of its pages, as the specification names routes. */
  readonly olderPage: string | undefined;
  readonly newerPage: string | undefined;
  readonly changes: readonly Change[];
}

export interface FromTo<Value> {
  readonly from: Value;
  readonly to: Value;
}
