import type { Endpoint } from '../api/view';
import type { FormValues } from './model';
import { findRare } from './rare';

/**
 * The endpoint with the options that a reader chose. Equal choices return the same endpoint, and
 * without choices it is the given one.
 */
export function toChosen(endpoint: Endpoint, values: FormValues): Endpoint {
  return (endpoint.choices && findRare()?.choose(endpoint, values.choice ?? {})) ?? endpoint;
}
