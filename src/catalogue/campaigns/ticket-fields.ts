/** Body parameters of ticket links. */
import { boolean, object, required, string } from '../define';
import { destinationStatuses } from './choices';

/** A destination of a new ticket link. The API requires none of its properties. */
export const newTicketDestination = [
  string('showId', 'ID of the show.'),
  string(
    'mediaServiceId',
    'ID of the ticket seller, as listed by [Get Available Media Services](/docs/settings/available-media-services).',
  ),
  string('url', 'URL of the page that sells tickets for the show.', { format: 'uri' }),
  string(
    'date',
    'Date and time of the show in ISO 8601 format, for example `2026-09-18T19:30:00Z`.',
    { format: 'date-time' },
  ),
  string('venue', 'Name of the venue.'),
  string('location', 'Location of the venue, for example its city.'),
  string('status', 'Status of the destination.', { enum: destinationStatuses }),
  boolean('isActive', 'Whether the destination is active.'),
  string('externalId', 'ID of the destination in your system.'),
  object('settings', 'Settings of the destination on the landing page.', [
    string('buttonText', 'Text on the button of the destination, for example `Buy tickets`.'),
    boolean('enabled', 'Whether the destination is enabled.'),
  ]),
];

const requiredNames = ['showId', 'mediaServiceId', 'url', 'date', 'venue', 'location', 'status'];

/** A destination of an updated ticket link. */
export const ticketDestination = newTicketDestination.map((property) =>
  requiredNames.includes(property.name) ? required(property) : property,
);
