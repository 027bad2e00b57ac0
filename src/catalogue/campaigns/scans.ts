/** The progress of a link scan. */
import { defineEndpoint, string } from '../define';
import { objectResponse } from '../envelope';
import { apiHeaders, boardId, exampleLinkPath, linkId, scanProgress } from '../fields';

export const getScanningStatus = defineEndpoint({
  slug: 'get-scanning-status',
  group: 'Cross-type operations',
  title: 'Get Scanning Status',
  summary: 'Returns the progress of a link scan.',
  usage:
    'Call it after [Create Campaign Link](/docs/campaigns/create-campaign-link) or [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links), until `isComplete` is `true`. Then get the services that the scan found with [Get Campaign Link](/docs/campaigns/get-campaign-link).',
  next: ['get-campaign-link'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scan/status',
  notes: [
    {
      kind: 'tip',
      title: 'Batches',
      text: 'To check the scan of a batch of links, use [Get Batch Scanning Status](/docs/batch/batch-scanning-status).',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The progress of the scan.',
      fields: [string('linkStatus', 'Status of the link.'), ...scanProgress],
      example: {
        linkStatus: 'Pending',
        totalNumbersOfSteps: 6,
        currentStepNumber: 4,
        currentAction: 'Searching the music services',
        isComplete: false,
      },
    }),
  ],
});
