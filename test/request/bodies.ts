import type { Json } from '../../src/openapi/document';
import type { Property } from '../../src/catalogue/schema';
import type { FormObject } from '../../src/request/model';
import { bodyOf, exampleBody, toJsonBody } from './sample';

/** The entered values and the resulting body; `undefined` means the example body. */
type Row = readonly [name: string, values: FormObject | undefined, body: Json | undefined];

/** Declares a test for each row, with a form that has these body parameters. */
export function expectBodies(parameters: readonly Property[], rows: readonly Row[]): void {
  it.each(rows)('%s', (_name, values, body) => {
    expect(bodyOf(parameters, values)).toEqual(toJsonBody(body ?? exampleBody));
  });
}
