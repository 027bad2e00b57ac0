/** Tables that several pages show. */
import type { Table } from 'mdast';
import type { Catalogue, Endpoint } from '../../catalogue/model';
import { toRows, type Part, type Row } from '../../request/facts';
import type { ExportedVersion } from '../version';
import { toDeprecation, toPhrasing } from './inline';
import { code, table, type Content } from './nodes';

/** The status codes that all endpoints share. */
export function toStatusTable(
  { statusCodes }: Pick<Catalogue, 'statusCodes'>,
  version: ExportedVersion,
): Table {
  return table([
    ['Status', 'Name', 'Meaning'],
    ...statusCodes.map(({ code: status, name, meaning }) => [
      [code(status)],
      name,
      toPhrasing(meaning, version),
    ]),
  ]);
}

/** The HTTP verbs that the API uses. */
export function toVerbTable({ verbs }: Pick<Catalogue, 'verbs'>, version: ExportedVersion): Table {
  return table([
    ['Verb', 'Use'],
    ...verbs.map(({ method, use }) => [[code(method)], toPhrasing(use, version)]),
  ]);
}

/** The parameters or response fields of an endpoint, each followed by its own fields. */
export function toFieldTable(endpoint: Endpoint, part: Part, version: ExportedVersion): Table {
  const rows = toRows(endpoint, part).map((row) => toFieldRow(row, version));
  return table([['Name', 'Type', 'Meaning'], ...rows]);
}

function toFieldRow(row: Row, version: ExportedVersion): readonly Content[] {
  const { name, type, required, deprecated, text } = row;
  return [
    [code(name)],
    required ? `${type}, required` : type,
    [...toDeprecation(deprecated, version), ...toPhrasing(text, version)],
  ];
}
