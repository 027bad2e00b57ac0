/**
 * What clients ask, and what all hosts respond. A request is a method and a path relative to the base
 * URL. A response is a status with the file in the build that it sends, or with the target of a
 * redirect; several statuses are possible where servers reject a request before any rule applies.
 */

export interface Question {
  readonly request: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: string;
}

type Row = readonly [request: string, response: string];

/** Questions with the same headers. */
export const ask = (headers: Readonly<Record<string, string>>, rows: readonly Row[]): Question[] =>
  rows.map(([request, response]) => ({ request, headers, response }));
