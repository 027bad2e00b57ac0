/** Body parameters of the requests that create or update links. */
import { defineProperties, required } from '../define';
import type { Property } from '../schema';
import { linkStatuses, mediaTypes, preReleaseServiceNames, subMediaTypes } from './choices';
import { locales } from './locale-fields';

export const title = {
  name: 'title',
  type: 'string',
  required: true,
  minLength: 1,
  maxLength: 255,
  description: 'Title of the link.',
} as const satisfies Property;

export const code = {
  name: 'code',
  type: 'string',
  minLength: 2,
  maxLength: 100,
  description: 'Short code of the link: the last part of its address. Generated if left out.',
} as const satisfies Property;

export const keptCode = required({
  ...code,
  description:
    'Short code of the link: the last part of its address. Send the current one to keep it.',
});

export const domainId = {
  name: 'domainId',
  type: 'string',
  description:
    'Id of the domain that the link is published on, as listed by [Get Board Domains](/docs/settings/board-domains).',
} as const satisfies Property;

export const description = {
  name: 'description',
  type: 'string',
  description: 'Description of the link.',
} as const satisfies Property;

export const tags = {
  name: 'tags',
  type: 'string',
  format: 'comma-separated',
  description:
    'Tags that you can find the link by later, separated by commas, for example `summer,single`. Responses list them as an array.',
} as const satisfies Property;

export const externalId = {
  name: 'externalId',
  type: 'string',
  maxLength: 255,
  description: 'Identifier of the link in your own system. Returned with the link.',
} as const satisfies Property;

export const artist = {
  name: 'artist',
  type: 'string',
  maxLength: 255,
  description: 'Name of the artist.',
} as const satisfies Property;

export const baseUrl = {
  name: 'baseUrl',
  type: 'string',
  format: 'uri',
  description:
    'Address of the release on a music service, from which the scan finds it on the others.',
} as const satisfies Property;

export const fallbackUrl = {
  name: 'fallbackUrl',
  type: 'string',
  format: 'uri',
  description: 'Address that visitors are sent to when there is no other destination for them.',
} as const satisfies Property;

export const upc = {
  name: 'upc',
  type: 'string',
  maxLength: 14,
  description: 'UPC (barcode) of the release. A string, so that leading zeros are kept.',
} as const satisfies Property;

export const isrc = {
  name: 'isrc',
  type: 'string',
  maxLength: 50,
  description: 'ISRC of the recording.',
} as const satisfies Property;

export const status = {
  name: 'status',
  type: 'string',
  required: true,
  enum: linkStatuses,
  description: 'The status that the link is to have.',
} as const satisfies Property;

const searchParameters = defineProperties([
  baseUrl,
  upc,
  isrc,
  {
    name: 'skipSearch',
    type: 'boolean',
    description: 'Bypasses the automatic search by `baseUrl`, `upc` and `isrc`.',
  },
  {
    name: 'skipMetadataSearch',
    type: 'boolean',
    description: 'Bypasses the automatic lookup of metadata.',
  },
]);

const manualMetadata = defineProperties([
  {
    name: 'mediaType',
    type: 'string',
    enum: mediaTypes,
    default: 'Music',
    description: 'Whether the link is about music or about other content. `Music` if left out.',
  },
  {
    name: 'subMediaType',
    type: 'string',
    enum: subMediaTypes,
    default: 'Track',
    description:
      'What the link leads to. If left out, it comes from the metadata of the release, or is `Track`.',
  },
  artist,
  { name: 'album', type: 'string', maxLength: 255, description: 'Name of the album.' },
  { name: 'track', type: 'string', maxLength: 255, description: 'Name of the track.' },
  {
    name: 'playList',
    type: 'string',
    maxLength: 255,
    description: 'Name of the playlist. Mind the spelling: `playList`, with a capital L.',
  },
  {
    name: 'creator',
    type: 'string',
    maxLength: 255,
    description: 'Name of the creator of the content, for example of a playlist.',
  },
  { name: 'genre', type: 'string', maxLength: 255, description: 'Genre of the release.' },
  {
    name: 'distributor',
    type: 'string',
    maxLength: 255,
    description: 'Name of the distributor of the release.',
  },
  {
    name: 'service',
    type: 'string',
    maxLength: 128,
    description: 'Name of the music service that the content is on.',
  },
  {
    name: 'isoCode',
    type: 'string',
    maxLength: 2,
    description:
      'Two-letter ISO code of a country. Not to be confused with the `isoCode` of a locale.',
  },
]);

const images = {
  name: 'images',
  type: 'array',
  items: { type: 'string', format: 'uri' },
  description: 'Addresses of the images of the link. Sent as an array of strings.',
} as const satisfies Property;

const preReleaseServices = {
  name: 'preReleaseServices',
  type: 'array',
  items: { type: 'string', enum: preReleaseServiceNames },
  description:
    'The services on which fans can save the release in advance. Sent as an array of strings. With an empty list the link is not published.',
} as const satisfies Property;

const optionalLinkParameters = defineProperties([
  code,
  domainId,
  description,
  tags,
  externalId,
  ...searchParameters,
  fallbackUrl,
  ...manualMetadata,
  images,
  locales,
]);

/** What the create request of a campaign link takes, and each link of a batch. */
export const newLink = defineProperties([title, ...optionalLinkParameters]);

/** What a campaign link takes, and the services that fans can save the release on in advance. */
export const newPreReleaseLink = defineProperties([
  title,
  preReleaseServices,
  ...optionalLinkParameters,
]);
