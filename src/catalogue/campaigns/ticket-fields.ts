/** Body parameters of ticket links. */
import { boolean, defineProperties, required, string } from '../define';
import type { Property } from '../schema';
import { destinationStatuses } from './choices';

const showId = string('showId', 'ID of the show.');

const mediaServiceId = string(
  'mediaServiceId',
  'ID of the ticket seller, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
);

const url = string('url', 'URL of the page that sells tickets for the show.', { format: 'uri' });

const date = string(
  'date',
  'Date and time of the show in ISO 8601 format, for example `2026-09-18T19:30:00Z`.',
  { format: 'date-time' },
);

const venue = string('venue', 'Name of the venue.');

const location = string('location', 'Location of the venue, for example its city.');

const status = string('status', 'Status of the destination.', { enum: destinationStatuses });

const isActive = boolean('isActive', 'Whether the destination is active.');

const externalId = string('externalId', 'ID of the destination in your system.');

const settings = {
  name: 'settings',
  type: 'object',
  description: 'Settings of the destination on the landing page.',
  properties: [
    string('buttonText', 'Text on the button of the destination, for example `Buy tickets`.'),
    boolean('enabled', 'Whether the destination is enabled.'),
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
