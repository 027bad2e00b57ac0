/** Campaign links and ticket links as responses show them. */
import { arrayOf, defineProperties, strings } from '../define';
import {
  destinationStatuses,
  shownLinkStatuses,
  shownMediaTypes,
  subMediaTypes,
  ticketStatuses,
} from './choices';
import { imageFields, localeFields } from './response-locale-fields';

/** A campaign link as lists show it. */
export const campaignLinkFields = defineProperties([
  { name: 'id', type: 'string', description: 'Id of the link: the `linkId` of other calls.' },
  { name: 'url', type: 'string', description: 'Address of the landing page, ready to be shared.' },
  { name: 'code', type: 'string', description: 'Short code of the link.' },
  { name: 'tags', ...strings, description: 'Tags of the link, one string for each.' },
  { name: 'boardId', type: 'string', description: 'Id of the board that the link belongs to.' },
  { name: 'created', type: 'string', description: 'When the link was created.' },
  { name: 'updated', type: 'string', description: 'When the link was last changed.' },
  {
    name: 'status',
    type: 'string',
    enum: shownLinkStatuses,
    description: 'Status of the link. `Active` occurs in responses only; requests do not take it.',
  },
  {
    name: 'isScanning',
    type: 'boolean',
    description: 'Whether a scan of the music services is running for the link.',
  },
  { name: 'images', ...arrayOf(imageFields), description: 'Images of the link.' },
  { name: 'audio', type: 'string', description: 'Audio of the link.' },
  { name: 'video', type: 'string', description: 'Video of the link.' },
  { name: 'externalId', type: 'string', description: 'Identifier of the link in your own system.' },
  { name: 'releaseDate', type: 'string', description: 'Date of the release.' },
  {
    name: 'mediaType',
    type: 'string',
    enum: shownMediaTypes,
    description:
      'Whether the link is about music or other content. `Legacy` occurs in responses only; requests do not take it.',
  },
  {
    name: 'subMediaType',
    type: 'string',
    enum: subMediaTypes,
    description: 'What the link leads to.',
  },
  { name: 'title', type: 'string', description: 'Title of the link.' },
  { name: 'description', type: 'string', description: 'Description of the link.' },
  {
    name: 'baseUrl',
    type: 'string',
    description: 'Address of the release on a music service that the scan starts from.',
  },
  {
    name: 'fallbackUrl',
    type: 'string',
    description: 'Address for visitors for whom there is no other destination.',
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
      { name: 'src', type: 'string', description: 'Web address of the audio file.' },
      { name: 'type', type: 'string', description: 'Media type of the audio file.' },
    ],
  },
  { name: 'trackNumber', type: 'integer', description: 'Number of the track on its release.' },
  { name: 'duration', type: 'number', description: 'Length of the sample.' },
]);

const mediaLinkFields = defineProperties([
  { name: 'id', type: 'string', description: 'Id of the file.' },
  { name: 'type', type: 'string', description: 'Kind of file.' },
  { name: 'filename', type: 'string', description: 'Name of the file.' },
  { name: 'url', type: 'string', description: 'Web address of the file.' },
  { name: 'cdn', type: 'string', description: 'Content delivery network that serves the file.' },
  {
    name: 'samples',
    ...arrayOf(sampleFields),
    description: 'Audio samples that belong to the file.',
  },
]);

export const ticketDestinationFields = defineProperties([
  { name: 'showId', type: 'string', description: 'Id of the show.' },
  { name: 'mediaServiceId', type: 'string', description: 'Id of the ticket seller.' },
  { name: 'url', type: 'string', description: 'Address where tickets for the show are sold.' },
  { name: 'date', type: 'string', description: 'When the show takes place, in ISO 8601.' },
  { name: 'venue', type: 'string', description: 'Name of the venue.' },
  { name: 'location', type: 'string', description: 'Where the venue is.' },
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
    description: 'Identifier of the destination in your own system.',
  },
  {
    name: 'settings',
    type: 'object',
    description: 'How the destination looks on the landing page.',
    properties: [
      { name: 'buttonText', type: 'string', description: 'Text on the button of the destination.' },
      { name: 'enabled', type: 'boolean', description: 'Whether the destination is switched on.' },
    ],
  },
]);

/** A campaign link with everything that the detail view adds. */
export const campaignLinkDetailFields = defineProperties([
  ...campaignLinkFields,
  { name: 'creatorId', type: 'string', description: 'Id of the user who created the link.' },
  {
    name: 'domainId',
    type: 'string',
    description: 'Id of the domain that the link is published on.',
  },
  {
    name: 'dominantColor',
    type: 'string',
    description: 'The colour that prevails in the artwork of the link.',
  },
  {
    name: 'enableWidget',
    type: 'boolean',
    description: 'Whether the landing page shows the widget.',
  },
  { name: 'demo', type: 'boolean', description: 'Whether the link is a demo.' },
  { name: 'musicStory', type: 'string', description: 'Music story of the link.' },
  {
    name: 'useArtistAffiliates',
    type: 'boolean',
    description: 'Whether the link uses the affiliate programs of its artist.',
  },
  {
    name: 'useArtistRetargeting',
    type: 'boolean',
    description: 'Whether the link uses the retargeting of its artist.',
  },
  {
    name: 'artists',
    ...arrayOf([
      { name: 'id', type: 'string', description: 'Id of the artist.' },
      { name: 'name', type: 'string', description: 'Name of the artist.' },
    ]),
    description: 'Artists of the release.',
  },
  {
    name: 'medialinks',
    ...arrayOf(mediaLinkFields),
    description: 'Media files of the link.',
  },
  { name: 'channels', ...strings, description: 'Channels of the link, one string for each.' },
  {
    name: 'samples',
    ...arrayOf(sampleFields),
    description: 'Audio samples that the landing page can play.',
  },
  { name: 'doNotTrack', type: 'boolean', description: 'Whether visits are left untracked.' },
  {
    name: 'ticketDestinations',
    ...arrayOf(ticketDestinationFields),
    description: 'Places where tickets are sold.',
  },
  {
    name: 'preReleaseServices',
    ...strings,
    description: 'Services on which fans can save the release in advance, one string for each.',
  },
  {
    name: 'locales',
    ...arrayOf(localeFields),
    description: 'Settings of the landing page per country.',
  },
]);

export const ticketLinkFields = defineProperties([
  { name: 'id', type: 'string', description: 'Id of the link: the `linkId` of other calls.' },
  { name: 'url', type: 'string', description: 'Address of the landing page, ready to be shared.' },
  { name: 'boardId', type: 'string', description: 'Id of the board that the link belongs to.' },
  { name: 'created', type: 'string', description: 'When the link was created.' },
  { name: 'updated', type: 'string', description: 'When the link was last changed.' },
  { name: 'isScanning', type: 'boolean', description: 'Whether a scan is running for the link.' },
  { name: 'images', ...arrayOf(imageFields), description: 'Images of the link.' },
  { name: 'tags', ...strings, description: 'Tags of the link, one string for each.' },
  { name: 'description', type: 'string', description: 'Description of the link.' },
  {
    name: 'status',
    type: 'string',
    enum: ticketStatuses,
    description: 'Status of the link.',
  },
  { name: 'externalId', type: 'string', description: 'Identifier of the link in your own system.' },
  { name: 'artist', type: 'string', description: 'Name of the artist.' },
  { name: 'title', type: 'string', description: 'Title of the link.' },
  { name: 'code', type: 'string', description: 'Short code of the link.' },
  {
    name: 'domainId',
    type: 'string',
    description: 'Id of the domain that the link is published on.',
  },
]);
