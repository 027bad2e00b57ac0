/** What changed between two versions of the API, in types and in words. */
export { compareEndpoints } from './compare';
export { isBreaking } from './breaking';
export { toSentence } from './sentence';
export type { Change, ChangedEndpoint } from './model';
