/** What links are made of: boards, their domains, and the services that links lead to. */
import { arrayOf, defineCategory, defineEndpoint, defineProperties, strings } from './define';
import { listResponse } from './envelope';
import { exampleIds } from './examples';
import { boardId, paging } from './fields';
import { apiHeaders } from './headers';

const secondDomainId = '58e0d3a7-1c94-4f6b-86d2-e7a40b9f31c5';
const secondBoardId = 'c3f9a1d6-84e2-4b70-95cd-2a7e60f8b413';
const parentBoardId = '1d7c40e5-b96f-4a23-8e1b-f50c92a6d738';

const boardDomainFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description: 'Identifies the domain. This is the `domainId` that a link is published on.',
  },
  {
    name: 'domain',
    type: 'string',
    description: 'The host name with which the addresses of links begin.',
  },
  {
    name: 'isPrimary',
    type: 'boolean',
    description: 'Tells the primary domain from the others that are available.',
  },
  {
    name: 'isProtected',
    type: 'boolean',
    description: 'Tells whether the provider marks the domain as protected.',
  },
]);

const boardDomains = defineEndpoint({
  slug: 'board-domains',
  category: 'settings',
  title: 'Get Board Domains',
  summary: 'Lists the domains that the links of your boards can be published on.',
  method: 'GET',
  path: 'settings/boards/domains',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'Where the id goes',
      text:
        'The `id` of a domain is the `domainId` of a link, for instance in ' +
        '[Update Campaign Link](/docs/campaigns/update-campaign-link), which requires it. ' +
        'Which domains belong to which board stands in `domains` of [Get Boards](/docs/settings/boards).',
    },
  ],
  parameters: { header: apiHeaders },
  example: {},
  responses: [
    listResponse({
      description: 'The domains of your boards.',
      fields: boardDomainFields,
      example: [
        { id: exampleIds.domain, domain: 'links.example.com', isPrimary: true, isProtected: false },
        { id: secondDomainId, domain: 'music.example.com', isPrimary: false, isProtected: true },
      ],
    }),
  ],
});

const boardFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description: 'Identifies the board. This is the `boardId` in the path of most other calls.',
  },
  {
    name: 'parentId',
    type: 'string',
    description: 'Id of the board that this one is placed under.',
  },
  {
    name: 'name',
    type: 'string',
    description: 'What the board is called, to find the right one in a list.',
  },
  { name: 'title', type: 'string', description: 'Heading of the board, for display to people.' },
  {
    name: 'domains',
    ...strings,
    description:
      'Ids of the domains that the board can use. ' +
      '[Get Board Domains](/docs/settings/board-domains) gives their host names.',
  },
  {
    name: 'images',
    ...arrayOf([
      { name: 'url', type: 'string', description: 'Address to load the picture from.' },
      { name: 'width', type: 'integer', description: 'Width of the picture in pixels.' },
      { name: 'height', type: 'integer', description: 'Height of the picture in pixels.' },
    ]),
    description: 'Pictures that show the board, for instance in a list of boards.',
  },
  { name: 'created', type: 'string', description: 'Date and time when the board was created.' },
]);

const boards = defineEndpoint({
  slug: 'boards',
  category: 'settings',
  title: 'Get Boards',
  summary: 'Lists the boards that hold your links.',
  method: 'GET',
  path: 'settings/boards',
  host: 'api',
  notes: [
    {
      kind: 'tip',
      title: 'Start here',
      text:
        'Every link belongs to a board, and every call about links has a `boardId` in its path. ' +
        'Take it from the `id` of the boards that this call returns.',
    },
  ],
  parameters: { header: apiHeaders },
  example: {},
  responses: [
    listResponse({
      description: 'The boards of your application.',
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

const mediaServiceFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description: 'Identifies the service. This is the `mediaServiceId` in links and their locales.',
  },
  {
    name: 'buttonType',
    type: 'string',
    description: 'Kind of button that leads to the service, for example `Download`.',
  },
  { name: 'name', type: 'string', description: 'What the service is called.' },
  {
    name: 'description',
    type: 'string',
    description: 'A few words about the service, to tell services of similar names apart.',
  },
]);

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
  category: 'settings',
  title: 'Get Board Media Services',
  summary: 'Lists the music services and stores that the links of one board can lead to.',
  method: 'GET',
  path: 'settings/boards/{boardId}/mediaservices',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'When a service is shown',
      text:
        'A service appears on the landing page of a link only if the link has it `enabled` and ' +
        'with the status `Approved` or `AutomaticallyApplied`.',
    },
    {
      kind: 'tip',
      title: 'All services, whatever the board',
      text:
        '[Get Available Media Services](/docs/settings/available-media-services) lists services ' +
        'across boards and can look for one by name.',
    },
  ],
  parameters: { path: [boardId], query: paging, header: apiHeaders },
  example: { path: { boardId: exampleIds.board }, query: { page: 0, pageSize: 100 } },
  responses: [
    listResponse({
      description: 'The media services of the board.',
      fields: mediaServiceFields,
      example: mediaServices,
    }),
  ],
});

const mediaServiceFilters = defineProperties([
  {
    name: 'description',
    type: 'string',
    description: 'Return only services with this description.',
  },
  {
    name: 'name',
    type: 'string',
    description: 'Return only services with this name, for example `Spotify`.',
  },
]);

const availableMediaServices = defineEndpoint({
  slug: 'available-media-services',
  category: 'settings',
  title: 'Get Available Media Services',
  summary: 'Lists the music services and stores that the API knows, or looks for one of them.',
  method: 'GET',
  path: 'settings/mediaservices',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'Where the id goes',
      text:
        'The `id` of a service is the `mediaServiceId` of the services in a locale ' +
        '([Create Campaign Link](/docs/campaigns/create-campaign-link)), of a ticket destination ' +
        '([Update Ticket Link](/docs/campaigns/update-ticket-link)) and of an affiliate program ' +
        '([Set Link Affiliate Programs](/docs/campaigns/set-link-affiliate-programs)).',
    },
  ],
  parameters: { query: [...mediaServiceFilters, ...paging], header: apiHeaders },
  example: { query: { page: 0, pageSize: 100 } },
  responses: [
    listResponse({
      description: 'The media services that match.',
      fields: mediaServiceFields,
      example: mediaServices,
    }),
  ],
});

export const settings = defineCategory({
  id: 'settings',
  title: 'Settings',
  description: 'Your boards, their domains, and the music services that links can lead to.',
  endpoints: [boardDomains, boards, boardMediaServices, availableMediaServices],
});
