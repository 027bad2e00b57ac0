/** Batches: many links created by one call, and how far their scan has come. */
import { defineCategory, defineEndpoint, defineProperties } from './define';
import { listResponse, objectResponse } from './envelope';
import { exampleIds } from './examples';
import { boardId } from './fields';
import { apiHeaders } from './headers';
import type { Property } from './schema';

const batchId = {
  name: 'batchId',
  type: 'string',
  required: true,
  description:
    'Id of a batch, as returned by [Create Multiple Links](/docs/campaigns/create-multiple-links) ' +
    'and listed by [Get Batch Identifiers](/docs/batch/batch-identifiers).',
} as const satisfies Property;

const batchFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description:
      'Identifies the batch. Use it to follow the scan or to find the links of the batch.',
  },
  {
    name: 'creatorId',
    type: 'string',
    description: 'Id of the user or application that created the batch.',
  },
  { name: 'created', type: 'string', description: 'Date and time when the batch was created.' },
]);

const batchIdentifiers = defineEndpoint({
  slug: 'batch-identifiers',
  category: 'batch',
  title: 'Get Batch Identifiers',
  summary: 'Lists the batches of links that were created on a board.',
  method: 'GET',
  path: 'campaigns/boards/{boardId}/batches',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'Where batches come from',
      text:
        'A batch comes into being when [Create Multiple Links](/docs/campaigns/create-multiple-links) ' +
        'creates many links at once. To list its links, pass its id as `batchId` to ' +
        '[Get Campaign Links](/docs/campaigns/get-campaign-links).',
    },
  ],
  parameters: { path: [boardId], header: apiHeaders },
  example: { path: { boardId: exampleIds.board } },
  responses: [
    listResponse({
      description: 'The batches of the board.',
      fields: batchFields,
      example: [
        { id: exampleIds.batch, creatorId: exampleIds.user, created: '2025-03-03T10:15:27Z' },
        {
          id: '74b1e8f3-0d6a-4c95-b27e-8f3a51c9d06e',
          creatorId: exampleIds.user,
          created: '2025-02-20T16:48:09Z',
        },
      ],
    }),
  ],
});

const batchStatusFields = defineProperties([
  { name: 'id', type: 'string', description: 'Identifies what the progress belongs to.' },
  {
    name: 'linkStatus',
    type: 'string',
    description: 'Where the links stand: `Draft`, `Pending`, `Published` or `NoScanningResults`.',
  },
  {
    name: 'totalNumbersOfSteps',
    type: 'integer',
    description: 'How many steps the scan consists of.',
  },
  {
    name: 'currentStepNumber',
    type: 'integer',
    description: 'The step that the scan has reached, out of `totalNumbersOfSteps`.',
  },
  {
    name: 'currentAction',
    type: 'string',
    description: 'What the scan is doing at this step, to be shown beside a progress bar.',
  },
  {
    name: 'isComplete',
    type: 'boolean',
    description: 'True as soon as the scan has finished and there is nothing left to wait for.',
  },
]);

const batchScanningStatus = defineEndpoint({
  slug: 'batch-scanning-status',
  category: 'batch',
  title: 'Get Batch Scanning Status',
  summary: 'Tells how far the scan of the links in a batch has come.',
  method: 'GET',
  path: 'campaigns/boards/{boardId}/batches/{batchId}/scan/status',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'Where the batch id comes from',
      text:
        '[Create Multiple Links](/docs/campaigns/create-multiple-links) returns it as ' +
        '`data.batchId`. Call this endpoint until `isComplete` is true.',
    },
    {
      kind: 'tip',
      title: 'One link only',
      text:
        'For a link that was created on its own, use ' +
        '[Get Scanning Status](/docs/campaigns/get-scanning-status).',
    },
  ],
  parameters: { path: [boardId, batchId], header: apiHeaders },
  example: { path: { boardId: exampleIds.board, batchId: exampleIds.batch } },
  responses: [
    objectResponse({
      description: 'The progress of the scan.',
      fields: batchStatusFields,
      example: {
        id: exampleIds.batch,
        linkStatus: 'Pending',
        totalNumbersOfSteps: 5,
        currentStepNumber: 2,
        currentAction: 'Scanning music services',
        isComplete: false,
      },
    }),
  ],
});

export const batch = defineCategory({
  id: 'batch',
  title: 'Batch',
  cardTitle: 'Batch Operations',
  description:
    'The batches in which many links are created at once, and the progress of their scan.',
  endpoints: [batchIdentifiers, batchScanningStatus],
});
