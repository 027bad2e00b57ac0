import { fillSettings, type RequestBody } from '../../../src/openapi/document';
import { toOperationId } from '../../../src/catalogue/compile-schema';
import { apiHeaders } from '../../../src/catalogue/fields';
import type { EndpointEntry } from '../../../src/catalogue/model';
import { document as source } from '../../support/entries';
import { parameter } from '../../request/sample';
import { exported as document, operationOf, operationsOf, settings } from './sample';

const operations = operationsOf(document);

/** The request body of a changed sample entry. */
function bodyOf(change: Partial<EndpointEntry>): RequestBody {
  return operationOf(change).requestBody as RequestBody;
}

describe('the document of the catalogue', () => {
  it('has all facts of the document, without x-portal', () => {
    const filled = fillSettings(source, settings);
    expect(JSON.stringify(document)).not.toContain('x-portal');
    // Texts differ, because their links become absolute.
    const toFacts = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (name, member: unknown) => {
          const isText = name === 'description' && typeof member === 'string';
          return isText || name === 'externalDocs' || name === 'x-portal' ? undefined : member;
        }),
      );
    expect(toFacts(document)).toEqual(toFacts(filled));
  });

  it('has components for all references, and no other components', () => {
    const { securitySchemes: _schemes, ...kinds } = document.components ?? {};
    const named = Object.entries(kinds).flatMap(([kind, members]) =>
      Object.keys(members).map((name) => `#/components/${kind}/${name}`),
    );
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    expect(new Set(named)).toEqual(new Set([...references].map(([, reference]) => reference)));
  });

  it('leads to pages of its version', () => {
    expect(document.externalDocs?.url).toBe('https://portal.example.com/base/1.0/');
    expect(operations.get('boards')?.externalDocs?.url).toBe(
      'https://portal.example.com/base/1.0/docs/settings/boards',
    );
    expect(JSON.stringify(document)).not.toContain('](/');
  });

  it('says which bodies the API does not document, and describes none of them', () => {
    for (const { responses } of operations.values()) {
      const { '200': success, ...errors } = responses ?? {};
      expect(success).toHaveProperty(['content', 'application/json', 'schema']);
      expect(Object.keys(errors)).toEqual(expect.arrayContaining(['401', '4XX', '5XX']));
    }
    for (const error of Object.values(document.components?.responses ?? {})) {
      expect(error).not.toHaveProperty('content');
      expect(error).toHaveProperty('description', expect.stringContaining('not document the body'));
    }
  });
});

describe('an operation', () => {
  it('has an ID that differs for each slug', () => {
    expect(
      ['top-10', 'top10', 'top-1-0', 'get-a-b'].map((slug) => toOperationId({ slug })),
    ).toEqual(['top_10', 'top10', 'top_1_0', 'getAB']);
  });

  it('has its headers as security, media type and parameters', () => {
    const contentType = parameter('Content-Type', 'string', { const: 'application/json' });
    const change = {
      parameters: { body: [parameter('title', 'string')], header: [...apiHeaders, contentType] },
    };
    const { parameters, security } = operationOf(change);
    expect(parameters?.map((one) => 'name' in one && one.name)).toEqual(['Api-Version']);
    expect(bodyOf(change).description).toBe('The Content-Type.');
    expect(Object.keys(bodyOf(change).content)).toEqual(['application/json']);
    expect(security).toEqual([{ bearerToken: [] }]);
  });

  it('can be called without a token that is optional', () => {
    const header = [parameter('Authorization', 'string')];
    expect(operationOf({ parameters: { header } }).security).toEqual([{ bearerToken: [] }, {}]);
  });

  it('requires a body if one of its properties is required', () => {
    const title = parameter('title', 'string');
    const requires = (required: boolean) =>
      bodyOf({ parameters: { body: [{ ...title, required }] } }).required;
    expect([requires(true), requires(false)]).toEqual([true, undefined]);
  });

  it('says in its texts what is deprecated', () => {
    const old = { ...parameter('page', 'integer'), deprecated: 'Since 1.1: use `after`.' };
    expect(operationOf({ parameters: { query: [old] } }).parameters).toMatchObject([
      { deprecated: true, description: '**Deprecated.** Since 1.1: use `after`.\n\nThe page.' },
    ]);
  });

  it('has a body that is a list', () => {
    const items = { type: 'array', items: { type: 'string' } } as const;
    const body = [{ ...items, name: 'ids', required: true, description: 'The IDs.' }];
    const example = { path: { boardId: 'b' }, body: ['a'] };
    expect(bodyOf({ parameters: { body }, bodyShape: 'array', example })).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: { title: 'ids', ...items, description: 'The IDs.' },
          example: ['a'],
        },
      },
    });
  });
});
