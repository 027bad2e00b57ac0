/** Replaces `other-bodies.ts` in the pages of the built-in API, which has only JSON and forms. */
import type { HttpRequest } from '../request/model';

export function toSent(request: HttpRequest) {
  return { ...request, note: '' };
}

export function writeOther(): string {
  return '';
}
