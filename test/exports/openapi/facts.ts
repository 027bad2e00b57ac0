/** Facts of the model, and what the document says about them. */
import type { Catalogue, Category, Endpoint, Response } from '../../../src/catalogue/model';
import type { Property, Schema } from '../../../src/catalogue/schema';

/** A catalogue with the fact. */
export interface Version {
  readonly endpoint?: Partial<Endpoint>;
  readonly category?: Partial<Category>;
  readonly catalogue?: Partial<Catalogue>;
}

export type Fact = Version & {
  /** The catalogue without the fact, if it is not the sample. */
  readonly without?: Version;
} & (
    | {
        /** What the document contains with the fact, and not without it. */
        readonly says: string;
      }
    | {
        /** Why the document does not contain the fact. */
        readonly omittedBecause: string;
      }
  );

export type FactsOf<Model> = { readonly [Key in keyof Required<Model>]: Fact };

export const ofForm = 'OpenAPI does not describe forms of a portal.';

export const x = (schema: Schema): Property => ({ ...schema, name: 'x', description: 'X.' });
export const withBody = (schema: Schema): Version => ({
  endpoint: { parameters: { body: [x(schema)] } },
});
export const withResponse = (change: Partial<Response>): Version => ({
  endpoint: {
    responses: [{ status: 200, description: '', mediaTypes: [], ...change }],
  },
});
