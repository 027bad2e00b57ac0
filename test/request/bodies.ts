import type { Json } from '../../src/catalogue/model';
import type { Property } from '../../src/catalogue/schema';
import type { FormObject } from '../../src/request/model';
import { bodyOf, exampleBody, toJsonBody } from './sample';

/** What is entered, and the body that it makes; `undefined` stands for the example body. */
type Row = readonly [name: string, values: FormObject | undefined, body: Json | undefined];

/** A test per row, about a form with these body parameters. */
export function expectBodies(parameters: readonly Property[], rows: readonly Row[]): void {
  it.each(rows)('%s', (_name, values, body) => {
    expect(bodyOf(parameters, values)).toEqual(toJsonBody(body ?? exampleBody));
  });
}
