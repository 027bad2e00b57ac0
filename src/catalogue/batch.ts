/** Batches of links that one call creates, and the progress of their scan. */
import { defineCategory, defineEndpoint, string } from './define';
import { listResponse, objectResponse } from './envelope';
import { apiHeaders, boardId, exampleIds, scanProgress } from './fields';

const batchId = string(
  'batchId',
  'ID of the batch, as returned by [Create Multiple Links](/docs/campaigns/create-multiple-links) or listed by [Get Batch Identifiers](/docs/batch/batch-identifiers).',
  { required: true },
);

const batchFields = [
  string(
    'id',
    'ID of the batch. Use it to check the progress of the scan or to find the links in the batch.',
  ),
  string('creatorId', 'ID of the creator of the batch.'),
  string('created', 'When the batch was created.'),
];

const batchIdentifiers = defineEndpoint({
  slug: 'batch-identifiers',
  title: 'Get Batch Identifiers',
  summary: 'Lists the batches of links on a board.',
  usage:
    'Call it to find the ID of an earlier batch. Then check the batch with [Get Batch Scanning Status](/docs/batch/batch-scanning-status), or list its links with [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  next: ['batch-scanning-status', 'get-campaign-links'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/batches',
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

const batchStatusFields = [
  string('id', 'ID of the batch.'),
  string(
    'linkStatus',
    'Status of the links: `Draft`, `Pending`, `Published` or `NoScanningResults`.',
  ),
  ...scanProgress,
];

const batchScanningStatus = defineEndpoint({
  slug: 'batch-scanning-status',
  title: 'Get Batch Scanning Status',
  summary: 'Returns the progress of the scan for a batch of links.',
  usage:
    'Call it after [Create Multiple Links](/docs/campaigns/create-multiple-links), which returns the `batchId`, until `isComplete` is `true`. Then list the links of the batch with [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  next: ['get-campaign-links'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/batches/{batchId}/scan/status',
  notes: [
    {
      kind: 'tip',
      title: 'Single links',
      text: 'To check the scan of a single link, use [Get Scanning Status](/docs/campaigns/get-scanning-status).',
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
  description: 'List the batches of links that you created, and check the progress of their scans.',
  endpoints: [batchIdentifiers, batchScanningStatus],
});
