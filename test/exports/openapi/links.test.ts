import { isReference } from '../../../src/openapi/document';
import type { EndpointEntry } from '../../../src/catalogue/model';
import { parameter } from '../../request/sample';
import { createLink, documentOf } from '../sample';
import { exportOf, operationsOf } from './sample';

const board = parameter('boardId', 'string', { required: true });
const link = parameter('linkId', 'string', { required: true });

/** A call for a link. */
const getLink: EndpointEntry = {
  ...createLink,
  slug: 'get-link',
  title: 'Get Link',
  summary: 'Returns a `link`.',
  method: 'GET',
  path: 'boards/{boardId}/links/{linkId}',
  parameters: { path: [board, link] },
};

const asLinkId = { description: 'ID of the link. Use it as the `linkId` in other calls.' };
const data = parameter('data', 'object', { properties: [parameter('id', 'string', asLinkId)] });

/** The links of a changed sample endpoint to {@link getLink} and its neighbours. */
function linksOf(change: Partial<EndpointEntry>, others: readonly EndpointEntry[] = [getLink]) {
  const endpoint: EndpointEntry = {
    ...createLink,
    next: ['get-link'],
    parameters: { path: [board] },
    responses: [
      {
        status: 200,
        description: 'Done.',
        mediaTypes: [],
        schema: { type: 'object', properties: [data] },
      },
    ],
    ...change,
  };
  const operation = operationsOf(exportOf(documentOf(endpoint, ...others))).get('createLink');
  const response = operation?.responses?.['200'];
  return response && !isReference(response) ? response.links : undefined;
}

describe('the links of an operation', () => {
  it('lead to the next calls, with values of the request and the response', () => {
    expect(linksOf({})).toEqual({
      getLink: {
        operationId: 'getLink',
        description: 'Returns a `link`.',
        parameters: { boardId: '$request.path.boardId', linkId: '$response.body#/data/id' },
      },
    });
  });

  it('fill a filter with a value of the path', () => {
    const query = [parameter('linkId', 'string'), parameter('page', 'integer')];
    const listLinks = { ...getLink, parameters: { path: [board], query } };
    const parameters = { path: [board, link] };
    expect(linksOf({ parameters }, [listLinks])).toHaveProperty('getLink.parameters', {
      boardId: '$request.path.boardId',
      linkId: '$request.path.linkId',
    });
  });

  it('lead to the call that undoes it', () => {
    const undo = { ...getLink, undoes: 'create-link' };
    expect(linksOf({ next: [] }, [undo])).toHaveProperty('getLink');
  });

  it.each<[string, Partial<EndpointEntry>]>([
    ['other calls', { next: [], usage: 'Call it after [Get Link](/docs/campaigns/get-link).' }],
    [
      'calls whose ID is unknown',
      { responses: [{ status: 200, description: 'D.', mediaTypes: [] }] },
    ],
  ])('do not lead to %s', (_name, change) => {
    expect(linksOf(change)).toBeUndefined();
  });
});
