/** An endpoint of which each test changes one thing. */
import { compareEndpoints, isBreaking, toSentence } from '../../src/changelog';
import type { Change } from '../../src/changelog';
import type { Endpoint, Field, Parameter, Response } from '../../src/catalogue/model';
import { createLink } from '../request/sample';

export const response: Response = {
  status: 200,
  description: 'Done.',
  mediaTypes: ['application/json', 'text/csv'],
  fields: [],
};

export const endpoint: Endpoint = { ...createLink, responses: [response] };

/** A response field of which only the name and the type matter. */
export function field<const Rest extends object = object>(
  name: string,
  type: Field['type'],
  rest?: Rest,
) {
  return { name, type, description: `The ${name}.`, ...(rest as Rest) };
}

export const withBody = (...body: readonly Parameter[]): Partial<Endpoint> => ({
  parameters: { body },
});
export const withQuery = (...query: readonly Parameter[]): Partial<Endpoint> => ({
  parameters: { query },
});
export const withFields = (...fields: readonly Field[]): Partial<Endpoint> => ({
  responses: [{ ...response, fields }],
});
export const withMediaTypes = (...mediaTypes: Response['mediaTypes']): Partial<Endpoint> => ({
  responses: [{ ...response, mediaTypes }],
});

/** What changed between two forms of the sample endpoint. */
export function changesOf(older: Partial<Endpoint>, newer: Partial<Endpoint>): readonly Change[] {
  const [changed] = compareEndpoints([{ ...endpoint, ...older }], [{ ...endpoint, ...newer }]);
  return changed?.changes ?? [];
}

/** A change in one line, code in backticks, a mark in front of a breaking one. */
export function toLine(change: Change): string {
  const words = toSentence(change).map(({ kind, text }) =>
    kind === 'code' ? `\`${text}\`` : text,
  );
  return `${isBreaking(change) ? 'BREAKING ' : ''}${words.join('')}`;
}

export const linesOf = (older: Partial<Endpoint>, newer: Partial<Endpoint>) =>
  changesOf(older, newer).map(toLine);

/** What changes from one side to the other, told in both directions. */
export type Row = readonly [
  name: string,
  older: Partial<Endpoint>,
  newer: Partial<Endpoint>,
  there: readonly string[],
  back: readonly string[],
];

/** Declares a test for every row. */
export function testRules(side: string, rows: readonly Row[]): void {
  describe(side, () => {
    it.each(rows)('tells %s', (_name, older, newer, there, back) => {
      expect(linesOf(older, newer)).toEqual(there);
      expect(linesOf(newer, older)).toEqual(back);
    });
  });
}
