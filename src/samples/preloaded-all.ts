/** What replaces `preloaded.ts` in a portal whose first language is not cURL. */
export { languages as preloaded } from './index';
