/** Body parameters of ticket links. */
import { defineProperties, required } from '../define';
import type { Property } from '../schema';
import { destinationStatuses } from './choices';

const showId = {
  name: 'showId',
  type: 'string',
  description: 'Id of the show that tickets are sold for.',
} as const satisfies Property;

const mediaServiceId = {
  name: 'mediaServiceId',
  type: 'string',
  description:
    'Id of the ticket seller, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
} as const satisfies Property;

const url = {
  name: 'url',
  type: 'string',
  format: 'uri',
  description: 'Address where tickets for the show are sold.',
} as const satisfies Property;

const date = {
  name: 'date',
  type: 'string',
  format: 'date-time',
  description: 'When the show takes place, in ISO 8601, for example `2026-09-18T19:30:00Z`.',
} as const satisfies Property;

const venue = {
  name: 'venue',
  type: 'string',
  description: 'Name of the venue.',
} as const satisfies Property;

const location = {
  name: 'location',
  type: 'string',
  description: 'Where the venue is: its city, for example.',
} as const satisfies Property;

const status = {
  name: 'status',
  type: 'string',
  enum: destinationStatuses,
  description: 'Status of the destination.',
} as const satisfies Property;

const isActive = {
  name: 'isActive',
  type: 'boolean',
  description: 'Whether the destination is active.',
} as const satisfies Property;

const externalId = {
  name: 'externalId',
  type: 'string',
  description: 'Identifier of the destination in your own system.',
} as const satisfies Property;

const settings = {
  name: 'settings',
  type: 'object',
  description: 'How the destination looks on the landing page.',
  properties: [
    {
      name: 'buttonText',
      type: 'string',
      description: 'Text on the button of the destination, for example `Buy tickets`.',
    },
    { name: 'enabled', type: 'boolean', description: 'Whether the destination is switched on.' },
  ],
} as const satisfies Property;

/** A destination of a new ticket link: the specification requires none of its members. */
export const newTicketDestination = defineProperties([
  showId,
  mediaServiceId,
  url,
  date,
  venue,
  location,
  status,
  isActive,
  externalId,
  settings,
]);

/** A destination in an update of a ticket link. */
export const ticketDestination = defineProperties([
  required(showId),
  required(mediaServiceId),
  required(url),
  required(date),
  required(venue),
  required(location),
  required(status),
  isActive,
  externalId,
  settings,
]);
