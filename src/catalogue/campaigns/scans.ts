/** Progress of the scan of one link. */
import { defineEndpoint, defineProperties } from '../define';
import { objectResponse } from '../envelope';
import { boardId, linkId } from '../fields';
import { apiHeaders } from '../headers';
import { exampleLinkPath } from './examples';

const scanStatusFields = defineProperties([
  { name: 'linkStatus', type: 'string', description: 'Status of the link that is scanned.' },
  {
    name: 'totalNumbersOfSteps',
    type: 'integer',
    description: 'How many steps the scan has in all.',
  },
  {
    name: 'currentStepNumber',
    type: 'integer',
    description: 'Number of the step that the scan is at.',
  },
  { name: 'currentAction', type: 'string', description: 'What the scan is doing at this step.' },
  { name: 'isComplete', type: 'boolean', description: 'Whether the scan is complete.' },
]);

export const getScanningStatus = defineEndpoint({
  slug: 'get-scanning-status',
  category: 'campaigns',
  group: 'Cross-type operations',
  title: 'Get Scanning Status',
  summary: 'Tells how far the scan of a link has come.',
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scan/status',
  host: 'api',
  notes: [
    {
      kind: 'tip',
      title: 'Many links at once',
      text: 'For links that were created together, [Get Batch Scanning Status](/docs/batch/batch-scanning-status) tells the progress of the whole batch.',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The progress of the scan.',
      fields: scanStatusFields,
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
