/** Pairs of documents, which differ in one thing. */
import { parse } from 'yaml';
import { compareEndpoints } from '../../src/changelog/compare';
import type { ApiDocument } from '../../src/openapi/document';
import type { EndpointChanges } from '../../src/page-data';
import { toCompared } from '../../src/versions/read';
import { documentOf } from '../openapi/read';

/** A document with these members, as YAML. */
export const toDocument = (yaml: string) => documentOf((parse(yaml) ?? {}) as object);

/** A document with one operation that has these members. */
export function toOperation(yaml: string): ApiDocument {
  const ok = { '204': { description: 'Done.' } };
  const post = {
    operationId: 'order',
    summary: 'Order',
    responses: ok,
    ...(parse(yaml) as object),
  };
  return { ...toDocument(''), paths: { '/orders': { post } } };
}

/** A document whose request and response have this schema as their member `a`. */
export function toSchema(yaml: string): ApiDocument {
  const schema = { type: 'object', properties: { a: parse(yaml) as object } };
  const content = { 'application/json': { schema } };
  const responses = { '200': { description: 'Done.', content } };
  return toOperation(JSON.stringify({ requestBody: { content }, responses }));
}

type Change = EndpointChanges['changes'][number];

/** A change with code in backticks. */
export function toText({ sentence }: Change): string {
  return sentence.map(({ kind, text }) => (kind === 'code' ? `\`${text}\`` : text)).join('');
}

export function changesOf(older: ApiDocument, newer: ApiDocument): readonly Change[] {
  return compareEndpoints(toCompared(older), toCompared(newer)).flatMap(({ changes }) => changes);
}

/** The changes as lines, with `!` before a breaking one. */
export function linesOf(older: ApiDocument, newer: ApiDocument): readonly string[] {
  return changesOf(older, newer).map((one) => (one.breaking ? '! ' : '') + toText(one));
}

/** The changes of `a` as lines of the request: `W` breaks what clients write, `R` what they read. */
export function schemaLinesOf(older: string, newer: string): readonly string[] {
  const changes = changesOf(toSchema(older), toSchema(newer));
  const half = changes.length / 2;
  return changes.slice(0, half).map((change, index) => {
    const read = changes[index + half]?.breaking ? 'R' : '';
    return `${change.breaking ? 'W' : ''}${read} ${toText(change)}`.trim();
  });
}

/**
 * The lines of facts that change, and the lines that they change back. The marks of both are before each:
 * `W/R The limit changed from ...`.
 */
export function toMoves(text: string): readonly [readonly string[], readonly string[]] {
  const moves = text.split('\n').map((line) => {
    const parts = /^(.*?)\/(.*?) (The .*) `(.*)` to `(.*)`\.$/.exec(line) ?? [];
    const [, there = '', back = '', fact = '', from = '', to = ''] = parts;
    const toLine = (mark: string, before: string, after: string) =>
      `${mark} ${fact} \`${before}\` to \`${after}\`.`.trim();
    return [toLine(there, from, to), toLine(back, to, from)] as const;
  });
  return [moves.map(([there]) => there), moves.map(([, back]) => back)];
}
