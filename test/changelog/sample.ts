/** A sample endpoint. Each test changes one thing in it. */
import { compareEndpoints, isBreaking } from '../../src/changelog/compare';
import { toSentence } from '../../src/changelog/sentence';
import type { Change } from '../../src/changelog/model';
import type { Endpoint, Response } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import { createLink } from '../request/sample';

export const response: Response = {
  status: 200,
  description: 'Done.',
  mediaTypes: ['application/json', 'text/csv'],
};

export const endpoint: Endpoint = { ...createLink, responses: [response] };

export const withBody = (...body: readonly Property[]): Partial<Endpoint> => ({
  parameters: { body },
});
export const withQuery = (...query: readonly Property[]): Partial<Endpoint> => ({
  parameters: { query },
});
export const withFields = (...properties: readonly Property[]): Partial<Endpoint> => ({
  responses: [{ ...response, schema: { type: 'object', properties } }],
});
export const withMediaTypes = (...mediaTypes: Response['mediaTypes']): Partial<Endpoint> => ({
  responses: [{ ...response, mediaTypes }],
});

/** The changes between two states of the sample endpoint. */
export function changesOf(older: Partial<Endpoint>, newer: Partial<Endpoint>): readonly Change[] {
  const [changed] = compareEndpoints([{ ...endpoint, ...older }], [{ ...endpoint, ...newer }]);
  return changed?.changes ?? [];
}

/** A change as one line: code in backticks, URLs of links, "BREAKING" before a breaking change. */
export function toLine(change: Change): string {
  const words = toSentence(change).map((inline) => {
    if (inline.kind === 'link') return `${inline.text} (${inline.href})`;
    return inline.kind === 'code' ? `\`${inline.text}\`` : inline.text;
  });
  return `${isBreaking(change) ? 'BREAKING ' : ''}${words.join('')}`;
}

export const linesOf = (older: Partial<Endpoint>, newer: Partial<Endpoint>) =>
  changesOf(older, newer).map(toLine);

/** A change of the sample endpoint, and what is reported in both directions. */
export type Row = readonly [
  name: string,
  older: Partial<Endpoint>,
  newer: Partial<Endpoint>,
  there: readonly string[],
  back: readonly string[],
];

/** Declares a test for each row. */
export function testRules(side: string, rows: readonly Row[]): void {
  describe(side, () => {
    it.each(rows)('reports %s', (_name, older, newer, there, back) => {
      expect(linesOf(older, newer)).toEqual(there);
      expect(linesOf(newer, older)).toEqual(back);
    });
  });
}
