/** Ticket links: create and update. */
import { arrayOf, boolean, defineEndpoint, list, object, pick, required, string } from '../define';
import { objectResponse } from '../envelope';
import { boardId, exampleIds, jsonHeaders, linkId } from '../fields';
import * as examples from './examples';
import * as link from './link-fields';
import { ticketLinkFields } from './response-fields';

/** A show and who sells its tickets. */
const ticketDestination = [
  string('showId', 'ID of the show.', { required: true }),
  string(
    'mediaServiceId',
    'ID of the ticket seller, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
    { required: true },
  ),
  string('url', 'URL of the page that sells tickets for the show.', {
    required: true,
    format: 'uri',
  }),
  string(
    'date',
    'Date and time of the show in ISO 8601 format, for example `2026-09-18T19:30:00Z`.',
    { required: true, format: 'date-time' },
  ),
  string('venue', 'Name of the venue.', { required: true }),
  string('location', 'Location of the venue, for example its city.', { required: true }),
  string('status', 'Status of the destination.', {
    required: true,
    enum: link.destinationStatuses,
  }),
  boolean('isActive', 'Whether the destination is active.'),
  string('externalId', 'ID of the destination in your system.'),
  object('settings', 'Settings of the destination on the landing page.', [
    string('buttonText', 'Text on the button of the destination, for example `Buy tickets`.'),
    boolean('enabled', 'Whether the destination is enabled.'),
  ]),
];

const ticketDestinations = list(
  'ticketDestinations',
  'The places that sell tickets, with one entry per show and seller.',
  arrayOf(ticketDestination, 'Ticket destination'),
);

const newTicketLink = [
  link.title,
  link.artist,
  link.code,
  link.domainId,
  link.description,
  link.externalId,
  link.tags,
];

const exampleBody = {
  ...pick(examples.ticketLink, 'title', 'artist', 'code', 'domainId', 'description', 'externalId'),
  tags: 'tour,autumn',
} as const;

export const createTicketLink = defineEndpoint({
  slug: 'create-ticket-link',
  group: 'Ticket',
  title: 'Create Ticket Link',
  summary: 'Creates a link that leads fans to the places that sell tickets for shows.',
  usage:
    'Call it for the shows of an artist. Then add the shows and publish the link with [Update Ticket Link](/docs/campaigns/update-ticket-link).',
  next: ['update-ticket-link'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/ticket',
  parameters: { path: [boardId], body: newTicketLink, header: jsonHeaders },
  sections: {
    body: [
      { title: 'Link details', names: ['code', 'domainId', 'description', 'externalId', 'tags'] },
    ],
  },
  example: { path: { boardId: exampleIds.board }, body: exampleBody },
  responses: [
    objectResponse({
      description: 'The ticket link was created.',
      title: 'TicketLink',
      fields: ticketLinkFields,
      example: examples.ticketLink,
    }),
  ],
});

const ticketLinkUpdate = [
  link.title,
  required(link.artist),
  link.keptCode,
  required(link.domainId),
  string('status', 'The new status of the link.', { required: true, enum: link.ticketStatuses }),
  required(ticketDestinations),
  link.description,
  link.externalId,
  link.tags,
];

export const updateTicketLink = defineEndpoint({
  slug: 'update-ticket-link',
  group: 'Ticket',
  title: 'Update Ticket Link',
  summary: 'Updates a ticket link, including its status and ticket destinations.',
  usage:
    'Call it to publish a ticket link or to change its shows. To see the result, use [Get Campaign Link](/docs/campaigns/get-campaign-link).',
  next: ['get-campaign-link'],
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/ticket/{linkId}',
  notes: [
    {
      kind: 'info',
      title: 'Link status and destination status',
      text: 'The status of the link is `Draft`, `Published` or `Archived`. The status of each destination has the same values as the status of a media service.',
    },
  ],
  parameters: { path: [boardId, linkId], body: ticketLinkUpdate, header: jsonHeaders },
  sections: { body: [{ title: 'Link details', names: ['description', 'externalId', 'tags'] }] },
  example: {
    path: { boardId: exampleIds.board, linkId: examples.ticketLinkId },
    body: {
      ...exampleBody,
      ticketDestinations: [examples.ticketDestination],
      status: 'Published',
    },
  },
  responses: [
    objectResponse({
      description: 'The ticket link was updated.',
      title: 'TicketLink',
      fields: ticketLinkFields,
      example: { ...examples.ticketLink, updated: '2026-02-06T09:05:42Z', status: 'Published' },
    }),
  ],
});
