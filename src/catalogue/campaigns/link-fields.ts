/** Body parameters to create or update links. */
import { boolean, list, namesOf, required, string, urls } from '../define';
import type { Section } from '../../api/document';
import { linkStatuses, mediaTypes, preReleaseServiceNames, subMediaTypes } from './choices';
import { locales } from './locale-fields';

export const title = string('title', 'Title of the link.', {
  required: true,
  minLength: 1,
  maxLength: 255,
});

export const code = string(
  'code',
  'Short code of the link: the last part of its URL. Generated if omitted.',
  { minLength: 2, maxLength: 100 },
);

export const keptCode = required({
  ...code,
  description:
    'Short code of the link: the last part of its URL. To keep the code, send the current one.',
});

export const domainId = string(
  'domainId',
  'ID of the domain to publish the link on, as listed by [Get Board Domains](/docs/settings/board-domains).',
);

export const description = string('description', 'Description of the link.');

export const tags = string(
  'tags',
  'Tags of the link, separated by commas, for example `summer,single`. Responses return them as an array.',
  { format: 'comma-separated' },
);

export const externalId = string('externalId', 'ID of the link in your system.', {
  maxLength: 255,
});

export const artist = string('artist', 'Name of the artist.', { maxLength: 255 });

export const baseUrl = string(
  'baseUrl',
  'URL of the release on a music service. The scan uses it to find the release on other services.',
  { format: 'uri' },
);

export const fallbackUrl = string(
  'fallbackUrl',
  'URL to send visitors to if there is no other destination for them.',
  { format: 'uri' },
);

export const upc = string(
  'upc',
  'UPC (barcode) of the release. Send a string to keep leading zeros.',
  { maxLength: 14 },
);

export const isrc = string('isrc', 'ISRC of the recording.', { maxLength: 50 });

export const status = string('status', 'The new status of the link.', {
  required: true,
  enum: linkStatuses,
});

const searchParameters = [
  baseUrl,
  upc,
  isrc,
  boolean('skipSearch', 'Whether to bypass the automatic search by `baseUrl`, `upc` and `isrc`.'),
  boolean('skipMetadataSearch', 'Whether to bypass the automatic metadata lookup.'),
];

const manualMetadata = [
  string('mediaType', 'Whether the link points to music or to other content.', {
    enum: mediaTypes,
    default: 'Music',
  }),
  string(
    'subMediaType',
    'What the link points to. If omitted, the value is taken from the metadata of the release, or is `Track`.',
    { enum: subMediaTypes, default: 'Track' },
  ),
  artist,
  string('album', 'Name of the album.', { maxLength: 255 }),
  string('track', 'Name of the track.', { maxLength: 255 }),
  string('playList', 'Name of the playlist. Note the capital L in `playList`.', { maxLength: 255 }),
  string('creator', 'Name of the creator of the content, for example the creator of a playlist.', {
    maxLength: 255,
  }),
  string('genre', 'Genre of the release.', { maxLength: 255 }),
  string('distributor', 'Name of the distributor of the release.', { maxLength: 255 }),
  string('service', 'Name of the music service.', { maxLength: 128 }),
  string('isoCode', 'ISO code. Not the same as the `isoCode` of a locale.', { maxLength: 2 }),
];

const images = list('images', 'URLs of the images of the link, as an array of strings.', urls);

const preReleaseServices = list(
  'preReleaseServices',
  'The services on which fans can pre-save the release, as an array of strings. A link with an empty list is not published.',
  { type: 'array', items: { type: 'string', enum: preReleaseServiceNames } },
);

const optionalLinkParameters = [
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
];

/** The body of a new campaign link, and of each link in a batch. */
export const newLink = [title, ...optionalLinkParameters];

/** The body of a new pre-release link: that of a campaign link plus the pre-release services. */
export const newPreReleaseLink = [title, preReleaseServices, ...optionalLinkParameters];

/** The sections of the form for a new link. `title` and `preReleaseServices` come first. */
export const newLinkSections: readonly Section[] = [
  { title: 'Link details', names: namesOf([code, domainId, description, tags, externalId]) },
  { title: 'Search', names: namesOf(searchParameters) },
  {
    title: 'Metadata',
    description: 'The search and the metadata lookup take priority.',
    names: namesOf(manualMetadata),
  },
  { title: 'Landing page', names: namesOf([fallbackUrl, images, locales]) },
];
