/** What `CONFORMANCE.md` says of the fields of OpenAPI, which the check of a document follows. */
import fs from 'node:fs';
import path from 'node:path';

/** Fields of an object that the portal treats in one way. */
interface Row {
  readonly names: readonly string[];
  /** The versions of OpenAPI that have them. Empty if all have. */
  readonly versions: string;
  /** Whether pages show them, or the check names them as not shown. */
  readonly outcome: 'Shown' | 'Named';
  /** Where they are shown, or what is instead. */
  readonly note: string;
}

const page = fs.readFileSync(path.join(__dirname, '../../CONFORMANCE.md'), 'utf8');

/** The rows of each object, by its title. */
export const conformance: ReadonlyMap<string, readonly Row[]> = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.replace(/\n.*/s, ''), section.split('\n').flatMap(toRows)] as const),
);

/** The rows in a line such as "- `a`, `b` (3.1); `c`. Shown: the page." */
function toRows(line: string): readonly Row[] {
  const [, fields = '', outcome, note = ''] =
    /^- (.*?)\. \W*(Shown|Named)\W*?: (.*)\.$/.exec(line) ?? [];
  return fields
    .split('; ')
    .filter(Boolean)
    .map((group) => ({
      names: [...group.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name),
      versions: group.replace(/^[^(]*/, ''),
      outcome: outcome as Row['outcome'],
      note,
    }));
}
