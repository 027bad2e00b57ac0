/** Body parameters of ticket links. */
import { defineProperties, required } from '../define';
import type { Property } from '../schema';
import { destinationStatuses } from './choices';

const showId = {
  name: 'showId',
  type: 'string',
  description: 'ID of the show.',
} as const satisfies Property;

const mediaServiceId = {
  name: 'mediaServiceId',
  type: 'string',
  description:
    'ID of the ticket seller, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
} as const satisfies Property;

const url = {
  name: 'url',
  type: 'string',
  format: 'uri',
  description: 'URL of the page that sells tickets for the show.',
} as const satisfies Property;

const date = {
  name: 'date',
  type: 'string',
  format: 'date-time',
  description: 'Date and time of the show in ISO 8601 format, for example `2026-09-18T19:30:00Z`.',
} as const satisfies Property;

const venue = {
  name: 'venue',
  type: 'string',
  description: 'Name of the venue.',
} as const satisfies Property;

const location = {
  name: 'location',
  type: 'string',
  description: 'Location of the venue, for example its city.',
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
  description: 'ID of the destination in your system.',
} as const satisfies Property;

const settings = {
  name: 'settings',
  type: 'object',
  description: 'Settings of the destination on the landing page.',
  properties: [
    {
      name: 'buttonText',
      type: 'string',
      description: 'Text on the button of the destination, for example `Buy tickets`.',
    },
    { name: 'enabled', type: 'boolean', description: 'Whether the destination is enabled.' },
  ],
} as const satisfies Property;

/** A destination of a new ticket link. The API requires none of its properties. */
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

/** A destination of an updated ticket link. */
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
