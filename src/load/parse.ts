/** Reads JSON and YAML, with the digits of numbers, and with mistakes that leave one meaning. */
import { CORE_SCHEMA, load, type LoadOptions, Type, types, YAMLException } from 'js-yaml';
import { LineCounter, parseDocument, visit } from 'yaml';
import { exactNumber } from '../openapi/numbers';
import { resolveNames } from './references';

export interface Parsed {
  readonly value: unknown;
  /** What was read though it is not valid. */
  readonly mistakes: readonly Mistake[];
}

export interface Mistake {
  readonly line: number;
  readonly message: string;
}

/** Throws if the text has no meaning. */
export function parse(text: string): Parsed {
  const parsed = parseText(text);
  if (/\$(?:id|self|anchor|dynamicAnchor)\b/.test(text)) resolveNames(parsed.value);
  return parsed;
}

function parseText(text: string): Parsed {
  try {
    return { value: load(text, options), mistakes: findOutdented(text) };
  } catch (error) {
    const tolerated = error instanceof YAMLException ? parseTolerantly(text, error) : undefined;
    if (!tolerated) throw error;
    return tolerated;
  }
}

const numbers = (['int', 'float'] as const).map((name) => {
  const type = types[name];
  return new Type(`tag:yaml.org,2002:${name}`, {
    kind: 'scalar',
    resolve: (text: string) => type.resolve(text),
    construct: (text: string): unknown => exactNumber(text) ?? type.construct(text),
  });
});

/** The types of the package lack the depth. By default, it reads at most 100 levels. */
const options = {
  schema: CORE_SCHEMA.extend({
    implicit: [types.merge, ...numbers],
    explicit: [types.binary, types.omap, types.pairs, types.set],
  }),
  maxDepth: 500,
} satisfies LoadOptions & { maxDepth: number };

/** Brackets that end where their key starts, though YAML wants them indented more (1.2.2, 7.4). */
function findOutdented(text: string): readonly Mistake[] {
  if (/^\s*\{/.test(text) || !/^ *[}\]]/m.test(text)) return [];
  const found: Mistake[] = [];
  const flow = { depth: 0, indent: 0 };
  let block = Infinity;
  for (const [index, line] of text.split('\n').entries()) {
    const indent = line.search(/\S/);
    if (indent < 0 || indent > block) continue;
    block = /(?:^|[:-])\s+[|>][-+\d]*\s*$/.test(line) && flow.depth === 0 ? indent : Infinity;
    const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|(?:^| )#.*/g, '');
    const opens = bare.match(/[{[]/g)?.length ?? 0;
    const closes = bare.match(/[}\]]/g)?.length ?? 0;
    if (flow.depth === 0 && !/[{[]\s*$/.test(bare)) continue;
    if (flow.depth === 0) flow.indent = indent;
    flow.depth = Math.max(0, flow.depth + opens - closes);
    const isEnd = flow.depth === 0 && /^\s*[}\]]/.test(bare) && indent <= flow.indent;
    if (isEnd) found.push({ line: index + 1, message: outdented });
  }
  return found;
}

const outdented = 'a bracket that is not indented more than its key';

const tolerable: readonly string[] = ['DUPLICATE_KEY', 'BAD_SCALAR_START'];

/** Other parsers read a brace that is not indented, and the last one of equal keys. */
function parseTolerantly(text: string, { mark, reason }: YAMLException): Parsed | undefined {
  if (/nesting|maxDepth/.test(reason)) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { merge: true, schema: 'core', lineCounter });
  if (document.errors.some(({ code }) => !tolerable.includes(code))) return undefined;
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number') node.value = exactNumber(node.source ?? '') ?? node.value;
    },
  });
  const value: unknown = document.toJS({ maxAliasCount: 1000 });
  const found = document.errors.map(({ message, linePos }) => ({
    line: linePos?.[0].line ?? 1,
    message: message.replace(/ at line [^]*$/, ''),
  }));
  const mistakes = found.length > 0 ? found : [{ line: mark.line + 1, message: reason }];
  return { value, mistakes };
}
