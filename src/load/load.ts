/**
 * Loads the document of an API team: OpenAPI 2.0 to 3.2, as JSON or YAML, in one file or many. Files
 * become components of one document of OpenAPI 3.1, in which references stay references.
 */
import type { BaseResolver, Document, NormalizedProblem } from '@redocly/openapi-core';
import type { JsonValue } from 'jsonpath-rfc9535';
import type { ApiDocument } from '../openapi/document';
import { withoutInternal } from '../openapi/internal';
import { checkPortals } from '../check/ajv';
import { toMembers } from '../check/problem';
import type { CheckedContent, ContentProblem } from '../content/problem';
import { createResolver, openDocument } from './files';
import { loadPackages } from '../content/packages';
import { toProblems, toShownFile, toWarnings, toWords } from './problems';
import { listUnshown } from './unshown';

/** Never throws because of the content of the files. */
export async function loadDocument(file: string, overlay?: string): Promise<CheckedContent> {
  const resolver = await createResolver(file, overlay);
  const loaded = await load(file, resolver, overlay).catch((error: unknown) => ({
    problems: [toThrown(error, file)],
  }));
  return {
    document: undefined,
    warnings: [],
    ...loaded,
    files: [...resolver.getFiles()],
  };
}

async function load(file: string, resolver: BaseResolver, overlay?: string) {
  const root = await openDocument(resolver, file);
  const { openApi } = await loadPackages();
  if (!openApi.detectSpec(root.parsed).startsWith('oas')) {
    throw new Error('a document of another specification');
  }
  const unshown = await listUnshown(root, resolver);
  const { errors, warnings } = await lint(root, resolver);
  const found = {
    problems: await toProblems(errors),
    warnings: [...(await toWarnings(warnings)), ...unshown],
  };
  return errors.length > 0 ? found : { ...found, ...(await build(root, resolver, overlay)) };
}

/** The rules of the package: the schema of OpenAPI, and what makes a poor page. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId': 'warn',
  'operation-operationId-unique': 'warn',
  'operation-parameters-unique': 'warn',
  'operation-summary': 'warn',
  'path-parameters-defined': 'warn',
  'no-identical-paths': 'warn',
} as const;

async function lint(document: Document, resolver: BaseResolver) {
  const { openApi } = await loadPackages();
  const config = await openApi.createConfig({ rules });
  const found = await openApi.lintDocument({ document, config, externalRefResolver: resolver });
  const isError = (one: NormalizedProblem) => one.severity === 'error' && !isHarmless(one);
  const warnings = found.filter((one) => !isError(one) && !isBoolean.test(one.message));
  return { errors: found.filter(isError), warnings };
}

const isBoolean = /^Expected type `Schema` .*`boolean`/;

/** Booleans and other keywords are valid JSON Schema, and extensions can contain anything. */
function isHarmless({ message, location: [location] }: NormalizedProblem): boolean {
  const pointer = location?.pointer ?? '';
  if (isBoolean.test(message)) return true;
  if (/\/x-(?!webhooks)|\/discriminator\/mapping\//.test(pointer)) return true;
  const isSchema = /\/(schemas?|properties|items|allOf|anyOf|oneOf|definitions)\//.test(pointer);
  return isSchema && message.startsWith('Property ');
}

/** The document with its files and its overlay, as OpenAPI 3.1. */
async function build(root: Document, resolver: BaseResolver, overlay?: string) {
  const { openApi, upgrade } = await loadPackages();
  const own = Object.keys(findSchemas(root.parsed as Described));
  // The only problems are files of examples on other hosts, which stay links.
  await bundle(root, resolver);
  nameFiles(root.parsed as Described, own);
  const problems: ContentProblem[] = listOfPortals(root).map((problem) => {
    const { source } = root;
    const { start } = openApi.getLineColLocation({ source, pointer: problem.where });
    return { ...problem, line: start.line };
  });
  if (problems.length === 0 && overlay !== undefined) {
    problems.push(...(await overlayDocument(root, overlay, resolver)));
  }
  const document = { paths: {}, ...upgrade(root.parsed, '3.1') } as ApiDocument;
  dropRounded(document);
  return problems.length > 0 ? { problems } : { document: withoutInternal(document) };
}

/** Puts its files into a document, and applies overlays. Returns the problems. */
async function bundle(doc: Document, resolver: BaseResolver, overlays: string[] = []) {
  const { openApi } = await loadPackages();
  const config = await openApi.createConfig({});
  const options = { doc, config, overlays, componentRenamingConflicts: 'off' } as const;
  const { problems } = await openApi.bundle({ ...options, externalRefResolver: resolver });
  return problems;
}

/** The problems of `x-portal`. */
function listOfPortals({ parsed, source }: Document) {
  const file = toShownFile(source.absoluteRef);
  return checkPortals(parsed, '').map(({ pointer, found, expected }) => {
    return { file, where: `#${pointer}`, found, expected };
  });
}

type Schemas = Record<string, { readonly $ref?: string }>;

interface Described {
  readonly components?: { readonly schemas?: Schemas };
  readonly definitions?: Schemas;
}

function findSchemas({ components, definitions }: Described): Schemas {
  return components?.schemas ?? definitions ?? {};
}

/**
 * Gives files the names of the components that only refer to them. The package names them after the
 * files, so that `Pet` with a reference to `pet.yaml` would be two components.
 */
function nameFiles(document: Described, own: readonly string[]): void {
  const schemas = findSchemas(document);
  const start = document.definitions ? '#/definitions/' : '#/components/schemas/';
  const names = new Map<unknown, string>();
  for (const name of own.filter((one) => /^[\w.-]+$/.test(one))) {
    const { $ref: target = '', ...others } = schemas[name] ?? {};
    const file = target.replace(start, '');
    const schema = own.includes(file) ? undefined : schemas[file];
    if (schema === undefined || Object.keys(others).length > 0) continue;
    schemas[name] = schema;
    Reflect.deleteProperty(schemas, file);
    names.set(target, start + name);
  }
  if (names.size === 0) return;
  walk(document, (part, key, value) => {
    const name = names.get(value);
    if (name !== undefined) Object.assign(part, { [key]: name });
  });
}

const ofNumbers = /^(?:(?:exclusive)?(?:min|max)imum|default|examples?)$/i;

/** Removes what is about an integer whose last digits no number has, such as the largest of int64. */
function dropRounded(document: object): void {
  walk(document, (part, key, value) => {
    if (ofNumbers.test(key) && [value].flat().some(isRounded)) Reflect.deleteProperty(part, key);
  });
}

function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Visits the members of all parts, and a part in several places once. */
function walk(
  part: object,
  visit: (part: object, key: string, value: unknown) => void,
  seen = new Set<object>(),
): void {
  seen.add(part);
  for (const [key, value] of Object.entries(part) as [string, unknown][]) {
    visit(part, key, value);
    if (typeof value === 'object' && value && !seen.has(value)) walk(value, visit, seen);
  }
}

/**
 * Applies an overlay (https://spec.openapis.org/overlay/v1.0.0), and checks that it changes something.
 * What is not valid now is its fault.
 */
async function overlayDocument(document: Document, overlay: string, resolver: BaseResolver) {
  const { openApi } = await loadPackages();
  const { parsed, source } = await openDocument(resolver, overlay);
  const unmatched = await listUnmatched(document, listTargets(parsed));
  const problems = await bundle(document, resolver, [overlay]);
  // An action can also change what an earlier one added.
  const useless = await listUnmatched(document, unmatched);
  const { errors } = await lint(document, resolver);
  const added = [...(await toProblems(errors)), ...listOfPortals(document)];
  const file = toShownFile(overlay);
  return [
    ...(await toProblems(problems.filter(({ ruleId }) => ruleId === 'overlay'))),
    ...useless.map(({ pointer, target }) => ({
      file,
      line: openApi.getLineColLocation({ source, pointer }).start.line,
      where: pointer,
      found: `${JSON.stringify(target)}, which matches nothing`,
      expected: 'the JSONPath of a part of the document',
    })),
    ...added.map((problem) => ({ ...problem, file, line: undefined })),
  ];
}

type Target = ReturnType<typeof listTargets>[number];

function listTargets(overlay: unknown) {
  const { actions } = toMembers(overlay);
  return (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index) => {
    const { target } = toMembers(action);
    return typeof target === 'string' ? [{ pointer: `#/actions/${index}/target`, target }] : [];
  });
}

async function listUnmatched({ parsed }: Document, targets: readonly Target[]) {
  const { query } = await loadPackages();
  return targets.filter(({ target }) => {
    try {
      return query(parsed as JsonValue, target).length === 0;
    } catch {
      // Applying the overlay reports it.
      return false;
    }
  });
}

function toThrown(error: unknown, file: string): ContentProblem {
  const { message, source, line } = error as Error & {
    readonly source?: { readonly absoluteRef: string };
    readonly line?: number;
  };
  return {
    file: toShownFile(source?.absoluteRef ?? file),
    ...(line && { line }),
    ...toWords(message),
  };
}
