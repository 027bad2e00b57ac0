/** Response fields of campaign links and ticket links. */
import {
  arrayOf,
  boolean,
  defineProperties,
  integer,
  number,
  string,
  strings,
  titled,
} from '../define';
import {
  destinationStatuses,
  shownLinkStatuses,
  shownMediaTypes,
  subMediaTypes,
  ticketStatuses,
} from './choices';
import { imageFields, localeFields } from './response-locale-fields';

/** The fields of a campaign link in a list. */
export const campaignLinkFields = defineProperties([
  string('id', 'ID of the link. Use it as the `linkId` in other calls.'),
  string('url', 'URL of the landing page.'),
  string('code', 'Short code of the link.'),
  { name: 'tags', ...strings, description: 'Tags of the link.' },
  string('boardId', 'ID of the board that the link belongs to.'),
  string('created', 'When the link was created.'),
  string('updated', 'When the link was last updated.'),
  string('status', 'Status of the link. `Active` appears only in responses.', {
    enum: shownLinkStatuses,
  }),
  boolean('isScanning', 'Whether the link is being scanned.'),
  { name: 'images', ...titled('Image', arrayOf(imageFields)), description: 'Images of the link.' },
  string('audio', 'Audio of the link.'),
  string('video', 'Video of the link.'),
  string('externalId', 'ID of the link in your system.'),
  string('releaseDate', 'Release date.'),
  string(
    'mediaType',
    'Whether the link points to music or to other content. `Legacy` appears only in responses.',
    { enum: shownMediaTypes },
  ),
  string('subMediaType', 'What the link points to.', { enum: subMediaTypes }),
  string('title', 'Title of the link.'),
  string('description', 'Description of the link.'),
  string('baseUrl', 'URL of the release on a music service.'),
  string('fallbackUrl', 'URL to send visitors to if there is no other destination for them.'),
  string('upc', 'UPC (barcode) of the release.'),
  string('isrc', 'ISRC of the recording.'),
]);

const sampleFields = defineProperties([
  string('artist', 'Name of the artist.'),
  string('track', 'Name of the track.'),
  {
    name: 'sample',
    type: 'object',
    description: 'The audio file.',
    properties: [
      string('src', 'URL of the audio file.'),
      string('type', 'Media type of the audio file.'),
    ],
  },
  integer('trackNumber', 'Number of the track on its release.'),
  number('duration', 'Length of the sample.'),
]);

const mediaLinkFields = defineProperties([
  string('id', 'ID of the file.'),
  string('type', 'Type of the file.'),
  string('filename', 'Name of the file.'),
  string('url', 'URL of the file.'),
  string('cdn', 'Content delivery network that serves the file.'),
  {
    name: 'samples',
    ...titled('AudioSample', arrayOf(sampleFields)),
    description: 'Audio samples that belong to the file.',
  },
]);

export const ticketDestinationFields = defineProperties([
  string('showId', 'ID of the show.'),
  string('mediaServiceId', 'ID of the ticket seller.'),
  string('url', 'URL of the page that sells tickets for the show.'),
  string('date', 'Date and time of the show in ISO 8601 format.'),
  string('venue', 'Name of the venue.'),
  string('location', 'Location of the venue.'),
  string('status', 'Status of the destination.', { enum: destinationStatuses }),
  boolean('isActive', 'Whether the destination is active.'),
  string('externalId', 'ID of the destination in your system.'),
  {
    name: 'settings',
    type: 'object',
    description: 'Settings of the destination on the landing page.',
    properties: [
      string('buttonText', 'Text on the button of the destination.'),
      boolean('enabled', 'Whether the destination is enabled.'),
    ],
  },
]);

/** The fields of a campaign link in the detail view. */
export const campaignLinkDetailFields = defineProperties([
  ...campaignLinkFields,
  string('creatorId', 'ID of the user who created the link.'),
  string('domainId', 'ID of the domain that the link is published on.'),
  string('dominantColor', 'Dominant colour of the artwork.'),
  boolean('enableWidget', 'Whether the widget is enabled.'),
  boolean('demo', 'Whether the link is a demo.'),
  string('musicStory', 'Music story of the link.'),
  boolean('useArtistAffiliates', 'Whether the link uses the affiliate programs of the artist.'),
  boolean('useArtistRetargeting', 'Whether the link uses the retargeting of the artist.'),
  {
    name: 'artists',
    ...arrayOf([string('id', 'ID of the artist.'), string('name', 'Name of the artist.')]),
    description: 'Artists of the release.',
  },
  {
    name: 'medialinks',
    ...arrayOf(mediaLinkFields),
    description: 'Media files of the link.',
  },
  { name: 'channels', ...strings, description: 'Channels of the link.' },
  {
    name: 'samples',
    ...titled('AudioSample', arrayOf(sampleFields)),
    description: 'Audio samples of the link.',
  },
  boolean('doNotTrack', 'Whether tracking is disabled.'),
  {
    name: 'ticketDestinations',
    ...arrayOf(ticketDestinationFields),
    description: 'The places that sell tickets.',
  },
  {
    name: 'preReleaseServices',
    ...strings,
    description: 'Services on which fans can pre-save the release.',
  },
  {
    name: 'locales',
    ...arrayOf(localeFields),
    description: 'Landing page settings per locale.',
  },
]);

export const ticketLinkFields = defineProperties([
  string('id', 'ID of the link. Use it as the `linkId` in other calls.'),
  string('url', 'URL of the landing page.'),
  string('boardId', 'ID of the board that the link belongs to.'),
  string('created', 'When the link was created.'),
  string('updated', 'When the link was last updated.'),
  boolean('isScanning', 'Whether the link is being scanned.'),
  { name: 'images', ...titled('Image', arrayOf(imageFields)), description: 'Images of the link.' },
  { name: 'tags', ...strings, description: 'Tags of the link.' },
  string('description', 'Description of the link.'),
  string('status', 'Status of the link.', { enum: ticketStatuses }),
  string('externalId', 'ID of the link in your system.'),
  string('artist', 'Name of the artist.'),
  string('title', 'Title of the link.'),
  string('code', 'Short code of the link.'),
  string('domainId', 'ID of the domain that the link is published on.'),
]);
