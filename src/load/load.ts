/**
 * Loads the document of an API team: OpenAPI 2.0 to 3.2, as JSON or YAML, in one file or many. Files
 * become components of one document of OpenAPI 3.1 or 3.2, in which references stay references.
 */
import {
  type BaseResolver,
  bundle as bundleFiles,
  createConfig,
  detectSpec,
  type Document,
} from '@redocly/openapi-core';
import type { ApiDocument, Part } from '../openapi/document';
import { withoutInternal } from '../openapi/internal';
import { visitParts } from '../openapi/parts';
import { toView } from '../openapi/read/index';
import { type FindRoute, toFindRoute } from '../routes/document-links';
import { checkPortals } from '../check/ajv';
import type { CheckedContent, ContentProblem } from '../check/messages';
import { findCause, lintOverlay, listActions, select } from './actions';
import { createResolver, openDocument } from './files';
import { type Found, lint, types } from './lint';
import { toShownFile } from '../project/folder';
import { type Placed, toMendedWarnings, toProblems, toWarnings, toWords } from './problems';
import { checkReferences } from './references';
import { findUnshown } from './unshown';
import { upgrade } from './upgrade';

/** Never throws because of the content of the files. */
export async function loadDocument(file: string, overlay?: string): Promise<CheckedContent> {
  const mistakes: Placed[] = [];
  const resolver = createResolver(file, overlay, mistakes);
  const loaded = await load(file, resolver, overlay).catch((error: unknown) => ({
    problems: [toThrown(error, file)],
    warnings: [],
  }));
  return {
    document: undefined,
    ...loaded,
    warnings: [...toMendedWarnings(mistakes), ...loaded.warnings],
    files: [...resolver.getFiles()],
  };
}

async function load(file: string, resolver: BaseResolver, overlay?: string) {
  const root = await openDocument(resolver, file);
  if (!detectSpec(root.parsed).startsWith('oas')) {
    throw new Error('a document of another specification');
  }
  const { errors, warnings: found } = await lint(root, resolver);
  const listUnshown = await findUnshown(root, resolver);
  const problems = toProblems(errors);
  if (problems.length > 0) return { problems, warnings: [...toWarnings(found), ...listUnshown()] };
  const built = await build(root, resolver, overlay, found);
  const unshown = listUnshown(built.document && toLinks(built.document));
  return { ...built, warnings: [...built.warnings, ...unshown] };
}

/** The pages of links. Those of a document that knows its pages are checked with other content. */
function toLinks(document: ApiDocument): FindRoute {
  // What cannot be shown is a problem here, and nowhere later.
  const view = toView(document);
  return document['x-portal']?.linksPages ? (href) => href : toFindRoute(view, document);
}

/** The document with its files and its overlay. */
async function build(
  root: Document,
  resolver: BaseResolver,
  overlay: string | undefined,
  found: readonly Found[],
) {
  const own = Object.keys(findSchemas(root.parsed as Described));
  // The only problems are files of examples on other hosts, which stay links.
  await bundle(root, resolver);
  nameFiles(root.parsed as Described, own);
  const ofPortals = toProblems(listOfPortals(root));
  if (ofPortals.length > 0) return { problems: ofPortals, warnings: toWarnings(found) };
  const overlaid =
    overlay === undefined
      ? { problems: [], warnings: toWarnings(found) }
      : await applyOverlay(root, overlay, resolver, found);
  const { warnings } = overlaid;
  if (overlaid.problems.length > 0) return { warnings, problems: overlaid.problems };
  const document = upgrade(root.parsed as Part);
  const problems = checkReferences(document).map((problem) => ({
    ...problem,
    file: toShownFile(root.source.absoluteRef),
  }));
  return problems.length > 0
    ? { warnings, problems }
    : { warnings, problems, document: withoutInternal(document as unknown as ApiDocument) };
}

/** Changes the document, in which each action must change something. What it mends is not told. */
async function applyOverlay(
  document: Document,
  file: string,
  resolver: BaseResolver,
  found: readonly Found[],
) {
  const overlay = await openDocument(resolver, file);
  const { source, parsed } = overlay;
  const actions = listActions(parsed);
  const mistakes = await lintOverlay(overlay, resolver);
  if (mistakes.length > 0) return { problems: toProblems(mistakes), warnings: toWarnings(found) };
  const isUseless = (action: (typeof actions)[number]) =>
    select(document.parsed, action)?.length === 0;
  const unmatched = actions.filter(isUseless);
  const problems = await bundle(document, resolver, [file]);
  // An action can also change what an earlier one added.
  const useless = unmatched.filter(isUseless).map(({ pointer, target }) => ({
    location: [{ source, pointer: `${pointer}/target` }],
    finding: {
      found: `${JSON.stringify(target)}, which matches nothing`,
      expected: 'the JSONPath of a part of the document',
    },
  }));
  // What is not valid now is the fault of the overlay.
  const toCause = <Told extends Placed>(one: Told): Told => {
    const [{ pointer: where = '' } = {}] = one.location;
    const pointer = findCause(where, document.parsed, actions);
    if (pointer !== undefined) return { ...one, location: [{ source, pointer }] };
    return { ...one, finding: { ...one.finding, hint: `${toShownFile(file)} made it so.` } };
  };
  const { errors, warnings } = await lint(document, resolver);
  const toId = ({ ruleId, location: [at] }: Found) => `${ruleId} ${at?.pointer}`;
  const known = new Set(warnings.map(toId));
  const isLeft = (one: Found) =>
    one.advice !== undefined ||
    one.location[0]?.source.absoluteRef !== document.source.absoluteRef ||
    known.has(toId(one));
  const mended = warnings.filter(({ advice }) => advice !== undefined).map(toCause);
  const ofOverlay = problems.filter(({ ruleId }) => ruleId === 'overlay');
  const added = [...errors, ...listOfPortals(document)].map(toCause);
  return {
    warnings: [...toWarnings(found.filter(isLeft)), ...toWarnings(mended)],
    problems: toProblems([...ofOverlay, ...useless, ...added]),
  };
}

/** Puts its files into a document, and applies overlays. Returns the problems. */
async function bundle(doc: Document, resolver: BaseResolver, overlays: string[] = []) {
  const config = await createConfig({}, { plugins: [types] });
  const options = { doc, config, overlays, componentRenamingConflicts: 'off' } as const;
  const { problems } = await bundleFiles({ ...options, externalRefResolver: resolver });
  return problems;
}

function listOfPortals({ parsed, source }: Document): readonly Placed[] {
  return checkPortals(parsed).map(({ pointer, found, expected }) => {
    return { location: [{ source, pointer: `#${pointer}` }], finding: { found, expected } };
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
  visitParts(document, (part) => {
    for (const [key, value] of Object.entries(part)) {
      const name = names.get(value);
      if (name !== undefined) Object.assign(part, { [key]: name });
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
