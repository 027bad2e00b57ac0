/** A sample endpoint. Each test changes one thing in it. */
import type {
  Endpoint,
  Facts,
  Field,
  Response,
  Scalar,
  ScalarType,
  Shape,
} from '../../src/openapi/model';
import { compareEndpoints } from '../../src/changelog/compare';
import type { Change } from '../../src/changelog/rules';
import { createLink } from '../request/sample';

type Named = Facts & Omit<Field, keyof Shape> & Pick<Field, 'description'>;

export const response: Response = {
  status: '200',
  description: 'Done.',
  mediaTypes: ['application/json', 'text/csv'],
};

export const endpoint: Endpoint = { ...createLink, example: {}, responses: [response] };

/** A field of which only the name and the type matter. */
export function field(
  name: string,
  type: ScalarType,
  rest?: Partial<Scalar & Named>,
): Facts & Scalar & Named;
export function field(name: string, shape: Shape, rest?: Partial<Named>): Field;
export function field(name: string, type: ScalarType | Shape, rest: object = {}) {
  const shape = typeof type === 'string' ? { kind: 'scalar', type } : type;
  return { ...shape, name, description: `The ${name}.`, ...rest } as Facts & Scalar & Named;
}

export const choice = (...choices: readonly string[]): Shape => ({
  kind: 'choice',
  type: 'string',
  choices,
});
export const group = (...fields: readonly Field[]): Shape => ({ kind: 'group', fields });
export const list = (items: Shape): Shape => ({ kind: 'list', items });
export const union = (...alternatives: readonly Shape[]): Shape => ({
  kind: 'union',
  alternatives,
});
export const string: Scalar = { kind: 'scalar', type: 'string' };
export const number: Scalar = { kind: 'scalar', type: 'number' };

export const withBody = (...body: readonly Field[]): Partial<Endpoint> => ({
  mediaType: 'application/json',
  parameters: { body },
});
export const withQuery = (...query: readonly Field[]): Partial<Endpoint> => ({
  parameters: { query },
});
export const withHeader = (...header: readonly Field[]): Partial<Endpoint> => ({
  parameters: { header },
});
export const withFields = (...fields: readonly Field[]): Partial<Endpoint> =>
  withShape(group(...fields));
export const withShape = (shape: Shape): Partial<Endpoint> => ({
  responses: [{ ...response, shape }],
});
export const withMediaTypes = (...mediaTypes: Response['mediaTypes']): Partial<Endpoint> => ({
  responses: [{ ...response, mediaTypes }],
});

/** The changes between two states of the sample endpoint. */
export function changesOf(older: Partial<Endpoint>, newer: Partial<Endpoint>): readonly Change[] {
  const [changed] = compareEndpoints(
    { endpoints: [{ ...endpoint, ...older }] },
    { endpoints: [{ ...endpoint, ...newer }] },
  );
  return changed?.changes ?? [];
}

/** A change as one line: code in backticks, URLs of links, "BREAKING" before a breaking change. */
export function toLine({ breaking, sentence }: Change): string {
  const words = sentence.map((inline) => {
    if (inline.kind === 'link') return `${inline.text} (${inline.href})`;
    return inline.kind === 'code' ? `\`${inline.text}\`` : inline.text;
  });
  return `${breaking ? 'BREAKING ' : ''}${words.join('')}`;
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
