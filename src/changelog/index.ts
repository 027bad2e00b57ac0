/** The changes between two versions of the API, as types and as sentences. */
export { compareEndpoints } from './compare';
export { isBreaking } from './breaking';
export { toSentence } from './sentence';
export type { Change, ChangedEndpoint } from './model';
