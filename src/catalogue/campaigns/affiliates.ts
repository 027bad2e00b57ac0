/** Affiliate programs of a link: get and set. */
import { arrayOf, defineEndpoint, list, string } from '../define';
import { emptyResponse, listResponse } from '../envelope';
import { apiHeaders, boardId, exampleIds, exampleLinkPath, jsonHeaders, linkId } from '../fields';

const affiliateProgramFields = [
  string('mediaServiceId', 'ID of the music service.'),
  string('affiliateValue', 'Your affiliate ID in the program.'),
  string('name', 'Name of the affiliate program.'),
  string('apiKey', 'API key of the program.'),
  string('program', 'ID of the program.'),
  string('publisher', 'Publisher in the program.'),
  string('isoCode', 'Country of the program, as an ISO 3166 alpha-2 code.'),
];

const exampleProgram = {
  mediaServiceId: exampleIds.appleMusic,
  affiliateValue: 'marlo-42',
  name: 'Partner program Denmark',
  apiKey: 'YOUR_API_KEY',
  program: 'partner-dk',
  publisher: 'Larkspur Distribution',
  isoCode: 'DK',
} as const;

export const getLinkAffiliatePrograms = defineEndpoint({
  slug: 'get-link-affiliate-programs',
  group: 'Cross-type operations',
  title: 'Get Link Affiliate Programs',
  summary: 'Lists the affiliate programs of a link.',
  usage:
    'Call it before you change the programs of a link. Then send the changes with [Set Link Affiliate Programs](/docs/campaigns/set-link-affiliate-programs).',
  next: ['set-link-affiliate-programs'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}/linkaffiliateprograms',
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    listResponse({
      description: 'The affiliate programs of the link.',
      fields: affiliateProgramFields,
      example: [exampleProgram],
    }),
  ],
});

const affiliateProgram = [
  string(
    'mediaServiceId',
    'ID of the music service that the program belongs to, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
    { required: true },
  ),
  string('affiliateValue', 'Your affiliate ID in the program.', { required: true }),
  string('name', 'Name of the affiliate program.', { maxLength: 255 }),
  string('apiKey', 'API key of the program. Keep it secret.', {
    maxLength: 50,
    secret: true,
    examples: [exampleProgram.apiKey],
  }),
  string('program', 'ID of the program.', { maxLength: 50 }),
  string('publisher', 'Publisher in the program.', { maxLength: 255 }),
  string('isoCode', 'Country of the program, as an ISO 3166 alpha-2 code, for example `DK`.', {
    maxLength: 3,
  }),
];

export const setLinkAffiliatePrograms = defineEndpoint({
  slug: 'set-link-affiliate-programs',
  group: 'Cross-type operations',
  title: 'Set Link Affiliate Programs',
  summary: 'Sets the affiliate programs of a link.',
  usage:
    'Call it to add your affiliate programs to the services of a link. To see the result, use [Get Link Affiliate Programs](/docs/campaigns/get-link-affiliate-programs).',
  next: ['get-link-affiliate-programs'],
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/{linkId}/linkaffiliateprograms',
  notes: [
    {
      kind: 'info',
      title: 'The body is an array',
      text: 'Send a JSON array of affiliate programs, even for a single program. Do not wrap it in an object.',
    },
  ],
  parameters: {
    path: [boardId, linkId],
    body: [
      list(
        'programs',
        'The affiliate programs of the link. The array is the request body.',
        arrayOf(affiliateProgram, 'Affiliate program'),
        { required: true },
      ),
    ],
    header: jsonHeaders,
  },
  bodyShape: 'array',
  example: { path: exampleLinkPath, body: [exampleProgram] },
  responses: [emptyResponse('The affiliate programs were set.')],
});
