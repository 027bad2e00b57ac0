/** Boards, their domains, and the services that links point to. */
import { boolean, defineCategory, defineEndpoint, list, string, strings } from './define';
import { listResponse } from './envelope';
import { apiHeaders, boardId, exampleIds, images, paging } from './fields';
import { shownServices } from './campaigns/link-fields';

const secondDomainId = '58e0d3a7-1c94-4f6b-86d2-e7a40b9f31c5';
const secondBoardId = 'c3f9a1d6-84e2-4b70-95cd-2a7e60f8b413';
const parentBoardId = '1d7c40e5-b96f-4a23-8e1b-f50c92a6d738';

const boardDomainFields = [
  string('id', 'ID of the domain. Use it as the `domainId` of a link.'),
  string('domain', 'Host name of the link URLs.'),
  boolean('isPrimary', 'Whether this is the primary domain.'),
  boolean('isProtected', 'Whether the domain is protected.'),
];

const boardDomains = defineEndpoint({
  slug: 'board-domains',
  title: 'Get Board Domains',
  summary: 'Lists the domains that you can publish links on.',
  usage:
    'Call it to choose the domain of a link. Pass the `id` of a domain as `domainId`, for example to [Update Campaign Link](/docs/campaigns/update-campaign-link), which requires it.',
  next: ['update-campaign-link'],
  method: 'GET',
  path: 'settings/boards/domains',
  notes: [
    {
      kind: 'info',
      title: 'Domains of a board',
      text: '`domains` in [Get Boards](/docs/settings/boards) lists the domains of each board.',
    },
  ],
  parameters: { header: apiHeaders },
  example: {},
  responses: [
    listResponse({
      description: 'The domains.',
      fields: boardDomainFields,
      example: [
        { id: exampleIds.domain, domain: 'links.example.com', isPrimary: true, isProtected: false },
        { id: secondDomainId, domain: 'music.example.com', isPrimary: false, isProtected: true },
      ],
    }),
  ],
});

const boardFields = [
  string('id', 'ID of the board. Use it as the `boardId` in other calls.'),
  string('parentId', 'ID of the parent board.'),
  string('name', 'Name of the board.'),
  string('title', 'Display title of the board.'),
  list(
    'domains',
    'IDs of the domains of the board. [Get Board Domains](/docs/settings/board-domains) returns their host names.',
    strings,
  ),
  list('images', 'Images of the board.', images),
  string('created', 'When the board was created.'),
];

const boards = defineEndpoint({
  slug: 'boards',
  title: 'Get Boards',
  summary: 'Lists the boards that contain your links.',
  usage:
    'Call it first: all calls for links require the `id` of a board as `boardId`. Then create a link with [Create Campaign Link](/docs/campaigns/create-campaign-link).',
  next: ['create-campaign-link'],
  method: 'GET',
  path: 'settings/boards',
  parameters: { header: apiHeaders },
  example: {},
  responses: [
    listResponse({
      description: 'The boards.',
      fields: boardFields,
      example: [
        {
          id: exampleIds.board,
          parentId: parentBoardId,
          name: 'northern-lights',
          title: 'Northern Lights Records',
          domains: [exampleIds.domain, secondDomainId],
          images: [
            { url: 'https://images.example.com/northern-lights.png', width: 640, height: 640 },
          ],
          created: '2024-02-05T09:12:44Z',
        },
        {
          id: secondBoardId,
          parentId: exampleIds.board,
          name: 'northern-lights-live',
          title: 'Northern Lights Live',
          domains: [exampleIds.domain],
          images: [
            { url: 'https://images.example.com/northern-lights-live.png', width: 640, height: 640 },
          ],
          created: '2024-09-18T14:30:02Z',
        },
      ],
    }),
  ],
});

const mediaServiceFields = [
  string('id', 'ID of the service. Use it as the `mediaServiceId` in other calls.'),
  string('buttonType', 'Type of the button that links to the service, for example `Download`.'),
  string('name', 'Name of the service.'),
  string('description', 'Description of the service.'),
];

const mediaServices = [
  {
    id: exampleIds.spotify,
    buttonType: 'Download',
    name: 'Spotify',
    description: 'Spotify, music and podcasts',
  },
  {
    id: exampleIds.appleMusic,
    buttonType: 'Download',
    name: 'AppleMusic',
    description: 'Apple Music, streaming and downloads',
  },
] as const;

const boardMediaServices = defineEndpoint({
  slug: 'board-media-services',
  title: 'Get Board Media Services',
  summary: 'Lists the music services and stores that are available for a board.',
  usage:
    'Call it to see where the links of a board can lead. Pass the `id` of a service as `mediaServiceId`, for example to [Create Campaign Link](/docs/campaigns/create-campaign-link).',
  next: ['create-campaign-link'],
  method: 'GET',
  path: 'settings/boards/{boardId}/mediaservices',
  notes: [
    shownServices,
    {
      kind: 'tip',
      title: 'Services of all boards',
      text: 'To list services regardless of the board, or to find a service by name, use [Get Available Media Services](/docs/settings/available-media-services).',
    },
  ],
  parameters: { path: [boardId], query: paging, header: apiHeaders },
  example: { path: { boardId: exampleIds.board }, query: { page: 0, pageSize: 100 } },
  responses: [
    listResponse({
      description: 'The media services of the board.',
      title: 'MediaService',
      fields: mediaServiceFields,
      example: mediaServices,
    }),
  ],
});

const mediaServiceFilters = [
  string('description', 'Returns only services with this description.'),
  string('name', 'Returns only services with this name, for example `Spotify`.'),
];

const availableMediaServices = defineEndpoint({
  slug: 'available-media-services',
  title: 'Get Available Media Services',
  summary:
    'Lists all available music services and stores, optionally filtered by name or description.',
  usage:
    'Call it to find a service by name. Pass its `id` as `mediaServiceId` to [Create Campaign Link](/docs/campaigns/create-campaign-link), [Update Ticket Link](/docs/campaigns/update-ticket-link) or [Set Link Affiliate Programs](/docs/campaigns/set-link-affiliate-programs).',
  next: ['create-campaign-link', 'update-ticket-link', 'set-link-affiliate-programs'],
  method: 'GET',
  path: 'settings/mediaservices',
  parameters: { query: [...mediaServiceFilters, ...paging], header: apiHeaders },
  example: { query: { page: 0, pageSize: 100 } },
  responses: [
    listResponse({
      description: 'The matching media services.',
      title: 'MediaService',
      fields: mediaServiceFields,
      example: mediaServices,
    }),
  ],
});

export const settings = defineCategory({
  id: 'settings',
  title: 'Settings',
  description: 'Get your boards, their domains, and the available music services.',
  endpoints: [boardDomains, boards, boardMediaServices, availableMediaServices],
});
