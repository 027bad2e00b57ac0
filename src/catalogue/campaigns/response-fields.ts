/** Response fields of campaign links and ticket links. */
import { arrayOf, defineProperties, strings, titled } from '../define';
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
  {
    name: 'id',
    type: 'string',
    description: 'ID of the link. Use it as the `linkId` in other calls.',
  },
  { name: 'url', type: 'string', description: 'URL of the landing page.' },
  { name: 'code', type: 'string', description: 'Short code of the link.' },
  { name: 'tags', ...strings, description: 'Tags of the link.' },
  { name: 'boardId', type: 'string', description: 'ID of the board that the link belongs to.' },
  { name: 'created', type: 'string', description: 'When the link was created.' },
  { name: 'updated', type: 'string', description: 'When the link was last updated.' },
  {
    name: 'status',
    type: 'string',
    enum: shownLinkStatuses,
    description: 'Status of the link. `Active` appears only in responses.',
  },
  {
    name: 'isScanning',
    type: 'boolean',
    description: 'Whether the link is being scanned.',
  },
  { name: 'images', ...titled('Image', arrayOf(imageFields)), description: 'Images of the link.' },
  { name: 'audio', type: 'string', description: 'Audio of the link.' },
  { name: 'video', type: 'string', description: 'Video of the link.' },
  { name: 'externalId', type: 'string', description: 'ID of the link in your system.' },
  { name: 'releaseDate', type: 'string', description: 'Release date.' },
  {
    name: 'mediaType',
    type: 'string',
    enum: shownMediaTypes,
    description:
      'Whether the link points to music or to other content. `Legacy` appears only in responses.',
  },
  {
    name: 'subMediaType',
    type: 'string',
    enum: subMediaTypes,
    description: 'What the link points to.',
  },
  { name: 'title', type: 'string', description: 'Title of the link.' },
  { name: 'description', type: 'string', description: 'Description of the link.' },
  {
    name: 'baseUrl',
    type: 'string',
    description: 'URL of the release on a music service.',
  },
  {
    name: 'fallbackUrl',
    type: 'string',
    description: 'URL to send visitors to if there is no other destination for them.',
  },
  { name: 'upc', type: 'string', description: 'UPC (barcode) of the release.' },
  { name: 'isrc', type: 'string', description: 'ISRC of the recording.' },
]);

const sampleFields = defineProperties([
  { name: 'artist', type: 'string', description: 'Name of the artist.' },
  { name: 'track', type: 'string', description: 'Name of the track.' },
  {
    name: 'sample',
    type: 'object',
    description: 'The audio file.',
    properties: [
      { name: 'src', type: 'string', description: 'URL of the audio file.' },
      { name: 'type', type: 'string', description: 'Media type of the audio file.' },
    ],
  },
  { name: 'trackNumber', type: 'integer', description: 'Number of the track on its release.' },
  { name: 'duration', type: 'number', description: 'Length of the sample.' },
]);

const mediaLinkFields = defineProperties([
  { name: 'id', type: 'string', description: 'ID of the file.' },
  { name: 'type', type: 'string', description: 'Type of the file.' },
  { name: 'filename', type: 'string', description: 'Name of the file.' },
  { name: 'url', type: 'string', description: 'URL of the file.' },
  {
    name: 'cdn',
    type: 'string',
    description: 'Content delivery network that serves the file.',
  },
  {
    name: 'samples',
    ...titled('AudioSample', arrayOf(sampleFields)),
    description: 'Audio samples that belong to the file.',
  },
]);

export const ticketDestinationFields = defineProperties([
  { name: 'showId', type: 'string', description: 'ID of the show.' },
  { name: 'mediaServiceId', type: 'string', description: 'ID of the ticket seller.' },
  { name: 'url', type: 'string', description: 'URL of the page that sells tickets for the show.' },
  { name: 'date', type: 'string', description: 'Date and time of the show in ISO 8601 format.' },
  { name: 'venue', type: 'string', description: 'Name of the venue.' },
  { name: 'location', type: 'string', description: 'Location of the venue.' },
  {
    name: 'status',
    type: 'string',
    enum: destinationStatuses,
    description: 'Status of the destination.',
  },
  { name: 'isActive', type: 'boolean', description: 'Whether the destination is active.' },
  {
    name: 'externalId',
    type: 'string',
    description: 'ID of the destination in your system.',
  },
  {
    name: 'settings',
    type: 'object',
    description: 'Settings of the destination on the landing page.',
    properties: [
      { name: 'buttonText', type: 'string', description: 'Text on the button of the destination.' },
      { name: 'enabled', type: 'boolean', description: 'Whether the destination is enabled.' },
    ],
  },
]);

/** The fields of a campaign link in the detail view. */
export const campaignLinkDetailFields = defineProperties([
  ...campaignLinkFields,
  { name: 'creatorId', type: 'string', description: 'ID of the user who created the link.' },
  {
    name: 'domainId',
    type: 'string',
    description: 'ID of the domain that the link is published on.',
  },
  {
    name: 'dominantColor',
    type: 'string',
    description: 'Dominant colour of the artwork.',
  },
  {
    name: 'enableWidget',
    type: 'boolean',
    description: 'Whether the widget is enabled.',
  },
  { name: 'demo', type: 'boolean', description: 'Whether the link is a demo.' },
  { name: 'musicStory', type: 'string', description: 'Music story of the link.' },
  {
    name: 'useArtistAffiliates',
    type: 'boolean',
    description: 'Whether the link uses the affiliate programs of the artist.',
  },
  {
    name: 'useArtistRetargeting',
    type: 'boolean',
    description: 'Whether the link uses the retargeting of the artist.',
  },
  {
    name: 'artists',
    ...arrayOf([
      { name: 'id', type: 'string', description: 'ID of the artist.' },
      { name: 'name', type: 'string', description: 'Name of the artist.' },
    ]),
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
  { name: 'doNotTrack', type: 'boolean', description: 'Whether tracking is disabled.' },
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
  {
    name: 'id',
    type: 'string',
    description: 'ID of the link. Use it as the `linkId` in other calls.',
  },
  { name: 'url', type: 'string', description: 'URL of the landing page.' },
  { name: 'boardId', type: 'string', description: 'ID of the board that the link belongs to.' },
  { name: 'created', type: 'string', description: 'When the link was created.' },
  { name: 'updated', type: 'string', description: 'When the link was last updated.' },
  { name: 'isScanning', type: 'boolean', description: 'Whether the link is being scanned.' },
  { name: 'images', ...titled('Image', arrayOf(imageFields)), description: 'Images of the link.' },
  { name: 'tags', ...strings, description: 'Tags of the link.' },
  { name: 'description', type: 'string', description: 'Description of the link.' },
  {
    name: 'status',
    type: 'string',
    enum: ticketStatuses,
    description: 'Status of the link.',
  },
  { name: 'externalId', type: 'string', description: 'ID of the link in your system.' },
  { name: 'artist', type: 'string', description: 'Name of the artist.' },
  { name: 'title', type: 'string', description: 'Title of the link.' },
  { name: 'code', type: 'string', description: 'Short code of the link.' },
  {
    name: 'domainId',
    type: 'string',
    description: 'ID of the domain that the link is published on.',
  },
]);
