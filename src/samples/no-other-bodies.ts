/** Replaces `other-bodies.ts` in the pages of the built-in API, which has only JSON and forms. */
import type { HttpRequest, Pair, RequestBody } from '../request/model';

export function toSent({ body }: HttpRequest): RequestBody | undefined {
  return body;
}

export function writeOther(): string {
  return '';
}

export function toHeaders({ headers }: HttpRequest): readonly Pair[] {
  return headers;
}

export function toNote(): string {
  return '';
}
