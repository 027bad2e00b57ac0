/** Parameters, fields and example values that endpoints in several categories share. */
import { arrayOf, boolean, integer, string, titled } from './define';

export const boardId = string(
  'boardId',
  'ID of the board, as listed by [Get Boards](/docs/settings/boards).',
  { required: true },
);

export const linkId = string(
  'linkId',
  'ID of the link, as listed by [Get Campaign Links](/docs/campaigns/get-campaign-links).',
  { required: true },
);

export const paging = [
  integer('page', 'The page to return. The first page is `0`.', { default: 0, minimum: 0 }),
  integer('pageSize', 'The number of items per page.', { maximum: 1000 }),
];

/** How far a scan is. */
export const scanProgress = [
  integer('totalNumbersOfSteps', 'Total number of steps in the scan.'),
  integer('currentStepNumber', 'Current step of the scan, out of `totalNumbersOfSteps`.'),
  string('currentAction', 'What the scan is doing in the current step.'),
  boolean('isComplete', 'Whether the scan is complete.'),
];

/** Images in responses. */
export const images = titled(
  'Image',
  arrayOf([
    string('url', 'URL of the image.'),
    integer('width', 'Width in pixels.'),
    integer('height', 'Height in pixels.'),
  ]),
);

/** The headers of all API calls. */
export const apiHeaders = [
  string('Authorization', 'Your bearer token: `Bearer`, a space, and the `access_token`.', {
    required: true,
    secret: true,
    examples: ['Bearer YOUR_ACCESS_TOKEN'],
  }),
  string('Api-Version', 'The version of the API to use.', { default: 'v1.0' }),
];

export const jsonHeaders = [
  ...apiHeaders,
  string('Content-Type', 'The media type of the request body. Encode the body as UTF-8.', {
    required: true,
    const: 'application/json',
  }),
];

/** IDs in example requests and responses. */
export const exampleIds = {
  board: '7b0e4c9a-52d1-4f38-8a6b-1c93e5d7f240',
  link: 'd4a1f6b8-9c27-4e05-b3d2-68f0a7c51e94',
  batch: '2e95c7d0-41ab-4d6f-9078-b5c3a8e1f762',
  scan: 'a83d50f7-6e14-4b29-8c5a-9f27d1b04e36',
  domain: '91c6b2e4-0f7a-4853-a1de-3d5b8c96f027',
  user: '6ad2f915-c830-47b6-9e41-07b8d3c5a2f1',
  spotify: '0c59e8b3-7a16-4d92-8f03-e6d4b1a7c528',
  appleMusic: 'f27b4d61-95c8-4a0e-b3f7-58a9c0d2e614',
} as const;

export const exampleLinkPath = { boardId: exampleIds.board, linkId: exampleIds.link } as const;
