/** Body parameters to create or update links. */
import { defineProperties, required } from '../define';
import type { Section } from '../../api/document';
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
  description: 'Short code of the link: the last part of its URL. Generated if omitted.',
} as const satisfies Property;

export const keptCode = required({
  ...code,
  description:
    'Short code of the link: the last part of its URL. To keep the code, send the current one.',
});

export const domainId = {
  name: 'domainId',
  type: 'string',
  description:
    'ID of the domain to publish the link on, as listed by [Get Board Domains](/docs/settings/board-domains).',
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
    'Tags of the link, separated by commas, for example `summer,single`. Responses return them as an array.',
} as const satisfies Property;

export const externalId = {
  name: 'externalId',
  type: 'string',
  maxLength: 255,
  description: 'ID of the link in your system.',
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
    'URL of the release on a music service. The scan uses it to find the release on other services.',
} as const satisfies Property;

export const fallbackUrl = {
  name: 'fallbackUrl',
  type: 'string',
  format: 'uri',
  description: 'URL to send visitors to if there is no other destination for them.',
} as const satisfies Property;

export const upc = {
  name: 'upc',
  type: 'string',
  maxLength: 14,
  description: 'UPC (barcode) of the release. Send a string to keep leading zeros.',
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
  description: 'The new status of the link.',
} as const satisfies Property;

const searchParameters = defineProperties([
  baseUrl,
  upc,
  isrc,
  {
    name: 'skipSearch',
    type: 'boolean',
    description: 'Whether to bypass the automatic search by `baseUrl`, `upc` and `isrc`.',
  },
  {
    name: 'skipMetadataSearch',
    type: 'boolean',
    description: 'Whether to bypass the automatic metadata lookup.',
  },
]);

const manualMetadata = defineProperties([
  {
    name: 'mediaType',
    type: 'string',
    enum: mediaTypes,
    default: 'Music',
    description: 'Whether the link points to music or to other content.',
  },
  {
    name: 'subMediaType',
    type: 'string',
    enum: subMediaTypes,
    default: 'Track',
    description:
      'What the link points to. If omitted, the value is taken from the metadata of the release, or is `Track`.',
  },
  artist,
  { name: 'album', type: 'string', maxLength: 255, description: 'Name of the album.' },
  { name: 'track', type: 'string', maxLength: 255, description: 'Name of the track.' },
  {
    name: 'playList',
    type: 'string',
    maxLength: 255,
    description: 'Name of the playlist. Note the capital L in `playList`.',
  },
  {
    name: 'creator',
    type: 'string',
    maxLength: 255,
    description: 'Name of the creator of the content, for example the creator of a playlist.',
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
    description: 'Name of the music service.',
  },
  {
    name: 'isoCode',
    type: 'string',
    maxLength: 2,
    description: 'ISO code. Not the same as the `isoCode` of a locale.',
  },
]);

const images = {
  name: 'images',
  type: 'array',
  items: { type: 'string', format: 'uri' },
  description: 'URLs of the images of the link, as an array of strings.',
} as const satisfies Property;

const preReleaseServices = {
  name: 'preReleaseServices',
  type: 'array',
  items: { type: 'string', enum: preReleaseServiceNames },
  description:
    'The services on which fans can pre-save the release, as an array of strings. A link with an empty list is not published.',
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

/** The body of a new campaign link, and of each link in a batch. */
export const newLink = defineProperties([title, ...optionalLinkParameters]);

/** The body of a new pre-release link: that of a campaign link plus the pre-release services. */
export const newPreReleaseLink = defineProperties([
  title,
  preReleaseServices,
  ...optionalLinkParameters,
]);

const namesOf = (list: readonly Property[]) => list.map(({ name }) => name);

/** The sections of the form for a new link. `title` and `preReleaseServices` come first. */
export const newLinkSections: readonly Section[] = [
  {
    title: 'Link details',
    names: namesOf([code, domainId, description, tags, externalId]),
  },
  {
    title: 'Search',
    names: namesOf(searchParameters),
  },
  {
    title: 'Metadata',
    description: 'The search and the metadata lookup take priority.',
    names: namesOf(manualMetadata),
  },
  { title: 'Landing page', names: namesOf([fallbackUrl, images, locales]) },
];
