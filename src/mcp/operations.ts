/** Finds an operation by what people and programs call it. */
import { toShownPath } from '../routes/shown-path';
import type { OperationRow, PortalVersion } from './files';
import { Problem, toQuoted } from './problem';
import { findPage, readOperations, type Site, toPageUrl } from './site';

export interface Found {
  readonly version: PortalVersion;
  readonly row: OperationRow;
}

/** An operation by its ID, its method and path, the address of its page, or its title. */
export async function findOperation(site: Site, wanted: string, version?: string): Promise<Found> {
  const page = /^(?:\/|https?:)/.test(wanted) ? tryPage(site, wanted, version) : undefined;
  const from = page?.version ?? findPage(site, '/', version).version;
  const rows = await readOperations(site, from);
  const call = readCall(wanted);
  const steps = [
    rows.filter(({ operationId }) => operationId === wanted),
    rows.filter(({ route }) => route === page?.route),
    ...(call ? listCalls(rows, call) : []),
    rows.filter(({ title }) => title.toLowerCase() === wanted.trim().toLowerCase()),
    rows.filter(({ operationId }) => operationId.toLowerCase() === wanted.trim().toLowerCase()),
    // The name of its page.
    rows.filter(({ route }) => route.endsWith(`/${wanted.trim()}`)),
  ];
  const found = steps.find((one) => one.length > 0) ?? [];
  const [row] = found;
  if (row && found.length === 1) return { version: from, row };
  const names = found.slice(0, 10).map(toName).join('; ');
  throw found.length > 1
    ? new Problem(`${toQuoted(wanted)} is ${found.length} operations: ${names}. Name one of them.`)
    : new Problem(
        `Found no operation ${toQuoted(wanted)} in version ${from.name}, expected an operation ID, ` +
          'a method and a path such as "GET /users/{id}", or the address of its page. ' +
          'The tool "search" finds operations by words.',
        suggest(site, rows, wanted),
      );
}

function tryPage(site: Site, wanted: string, version?: string) {
  try {
    return findPage(site, wanted, version);
  } catch {
    // The address of a request, or a path.
    return undefined;
  }
}

/** The ID and the call of an operation. */
function toName({ operationId, ...row }: OperationRow): string {
  return `${operationId} (${toCall(row)})`;
}

/** What a client calls, such as `GET /users`. */
export function toCall({ method, path, event }: Omit<OperationRow, 'operationId'>): string {
  return `${method} ${toShownPath(path, event)}`.trim();
}

/** What other tools need to name the operation. */
export function toReference(site: Site, { version, row }: Found) {
  const { operationId, title, route } = row;
  return { operationId, title, page: toPageUrl(site, version, route) };
}

interface Call {
  readonly method: string | undefined;
  readonly segments: readonly string[];
}

/** `GET /users/7`, `/users/{id}` or `https://api.example.com/v1/users?page=2`. */
function readCall(wanted: string): Call | undefined {
  const [path = '', method, ...others] = wanted.trim().split(/\s+/).reverse();
  if (!path.includes('/') || others.length > 0) return undefined;
  return {
    method: method?.toUpperCase(),
    segments: toSegments(path.replace(/^https?:\/\/[^/]*/i, '')),
  };
}

function toSegments(path: string): readonly string[] {
  const [whole = ''] = path.split(/[?#]/);
  return whole.split('/').filter(Boolean);
}

/** Rows with the very path, then those whose placeholders it fills, then those that end so. */
function listCalls(rows: readonly OperationRow[], { method, segments }: Call) {
  const ofMethod = rows.filter((row) => !method || row.method.toUpperCase() === method);
  const split = ({ path }: OperationRow) => toSegments(path);
  const isFilled = (own: readonly string[], given: readonly string[]) =>
    own.length === given.length &&
    own.every((one, index) => one === given[index] || isSame(one, given[index] ?? ''));
  return [
    ofMethod.filter((row) => split(row).join('/') === segments.join('/')),
    ofMethod.filter((row) => isFilled(split(row), segments)),
    ofMethod.filter((row) => {
      const own = split(row);
      return own.length > 0 && isFilled(own, segments.slice(-own.length));
    }),
  ];
}

/** Whether a segment can be a value of a template, such as `7.json` of `{id}.json`. */
function isSame(template: string, given: string): boolean {
  const [start = '', ...rest] = template.split(/\{[^{}]*\}/);
  const end = rest.at(-1);
  return end !== undefined && given.startsWith(start) && given.endsWith(end);
}

/** An operation that is spelt alike, or those that have a word of it. */
function suggest(site: Site, rows: readonly OperationRow[], wanted: string): string {
  const alike = site.suggest(
    wanted,
    rows.flatMap((row) => [row.operationId, row.title, toCall(row)]),
  );
  if (alike !== '') return alike;
  const words = wanted.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const toText = (row: OperationRow) => `${row.operationId} ${row.title} ${row.path}`.toLowerCase();
  const counted = rows
    .map((row) => ({ row, count: words.filter((word) => toText(row).includes(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const names = counted.slice(0, 5).map(({ row }) => toName(row));
  return names.length === 0 ? '' : `Alike are: ${names.join('; ')}.`;
}
