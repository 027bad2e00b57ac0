/** The tools of the server: what they are for, what they take, and what they do. */
import { languageIds } from '../samples/languages';
import type { Answer } from './answer';
import { listChanges } from './changes';
import { getOperation, type PartName } from './facts';
import { findOperation } from './operations';
import { readPage } from './pages';
import { buildCall, type Wanted } from './request';
import { searchPages } from './search';
import { findVersion, type Site } from './site';

/** A JSON Schema of the arguments, with what is expected in words. */
type InputSchema = Readonly<Record<string, unknown>> & { readonly type: 'object' };

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /**
   * @param given arguments that match the schema
   * @param others sites of a portal of several APIs, for tools that read all
   */
  readonly run: (site: Site, given: Arguments, others: readonly Site[]) => Promise<Answer>;
  readonly readsAll?: boolean;
}

/** All arguments of all tools. */
interface Arguments extends Omit<Wanted, 'query'> {
  /** A text of `search`, and an object of `build_request`. */
  readonly query: string & NonNullable<Wanted['query']>;
  readonly limit?: number;
  readonly page: string;
  readonly operation: string;
  readonly version?: string;
  readonly offset?: number;
  readonly part?: PartName;
  readonly since?: string;
  readonly api?: string;
}

const text = (description: string, maxLength = 300) =>
  ({
    ...{ type: 'string', minLength: 1, maxLength },
    description: `${description}; at most ${maxLength} characters`,
  }) as const;

const version = text('a version of the portal, such as "1.0"; by default the one at its root', 100);

const api = text('the ID of an API, in a portal of several; "search" names it', 100);

const operation = text(
  'an operation ID, a method and a path such as "GET /users/{id}", or the address of its page',
  2000,
);

const offset = {
  type: 'integer',
  minimum: 0,
  maximum: 100_000_000,
  description: 'the offset that the answer before names to read on; by default 0',
} as const;

const members = (what: string) =>
  ({ type: 'object', maxProperties: 1000, description: `an object: ${what}` }) as const;

function toSchema(own: object, ...required: readonly string[]): InputSchema {
  const properties = { ...own, api };
  return { type: 'object', properties, required, additionalProperties: false };
}

export const tools: readonly Tool[] = [
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds pages and operations by words, the best ones first, with the sentences that match. An ' +
      'operation has its ID and what to call, for "get_operation" and "build_request".',
    inputSchema: toSchema(
      {
        query: text('words of a question, such as "create a link"', 500),
        version,
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          description: 'a number of results from 1 to 50; by default 10',
        },
      },
      'query',
    ),
    readsAll: true,
    run: (site, { query, limit = 10, ...given }, others) =>
      searchPages([site, ...others], given.version, query, limit),
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description:
      'Returns a page of the documentation as Markdown: guides, authentication, errors, and all about ' +
      'an operation. Long pages come in parts.',
    inputSchema: toSchema(
      {
        page: text('the address of a page, or its route such as "/docs/errors"', 2000),
        version,
        offset,
      },
      'page',
    ),
    run: (site, given) => readPage(site, given.page, given.version, given.offset ?? 0),
  },
  {
    name: 'get_operation',
    title: 'Get an operation',
    description:
      'Returns the facts of an operation of the API as JSON: method, URL, servers, authentication, ' +
      'parameters and body with types, limits and examples, and responses.',
    inputSchema: toSchema(
      {
        operation,
        version,
        part: {
          enum: ['request', 'responses'],
          description: '"request" or "responses", to get more of a long operation; by default both',
        },
      },
      'operation',
    ),
    run: async (site, { part, ...given }) =>
      getOperation(site, await findOperation(site, given.operation, given.version), part),
  },
  {
    name: 'build_request',
    title: 'Build a request',
    description:
      'Builds the exact HTTP request of an operation from values, without sending it, and a sample in ' +
      'a language. Says which required values are missing, which are invalid, and which are unknown. ' +
      'Without a body, it has the example of the documentation.',
    inputSchema: toSchema(
      {
        operation,
        version,
        path: members('values of the path by name'),
        query: members('values of the query by name'),
        header: members('values of headers by name'),
        cookie: members('values of cookies by name'),
        form: members('fields of a form by name'),
        body: { description: 'the body, as JSON' },
        choices: members(
          '"server", "authentication" and "mediaType" by label, and "variables" of the server',
        ),
        language: {
          enum: languageIds,
          description: `the language of the sample: ${languageIds.join(', ')}`,
        },
      },
      'operation',
    ),
    run: async (site, { operation: name, version: from, ...wanted }) =>
      buildCall(site, await findOperation(site, name, from), wanted),
  },
  {
    name: 'list_changes',
    title: 'List changes of the API',
    description:
      'Lists what changed between versions of the API, breaking changes first, for upgrades of clients.',
    inputSchema: toSchema({
      version,
      since: text('the version that a client uses now; by default all changes are listed', 100),
      offset,
    }),
    run: (site, given) =>
      listChanges(site, findVersion(site, given.version), given.since, given.offset ?? 0),
  },
];
