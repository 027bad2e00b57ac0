/** Choices and body parameters of links, and notes about them. */
import {
  arrayOf,
  boolean,
  integer,
  list,
  namesOf,
  object,
  required,
  string,
  titled,
  urls,
} from '../define';
import type { Note, Section } from '../../openapi/document';

/* Choices, in display order. */

const linkStatuses = ['Draft', 'Pending', 'Published', 'NoScanningResults'] as const;

/** `Active` appears only in responses. */
export const shownLinkStatuses = [...linkStatuses, 'Active'] as const;

export const ticketStatuses = ['Draft', 'Published', 'Archived'] as const;

/** The status of a media service or a ticket destination. */
export const destinationStatuses = [
  'AutomaticallyApplied',
  'Approved',
  'Pending',
  'Manual',
  'Inherited',
  'NoDestination',
] as const;

export const mediaTypes = ['Music', 'Content'] as const;

/** `Legacy` appears only in responses. */
export const shownMediaTypes = [...mediaTypes, 'Legacy'] as const;

/** The values that an update of a campaign link accepts. */
export const updatableSubMediaTypes = ['Track', 'Album', 'Playlist', 'Artist'] as const;

export const subMediaTypes = [...updatableSubMediaTypes, 'AdvancedPlaylist'] as const;

const preReleaseServiceNames = [
  'DeezerPreRelease',
  'SpotifyPreRelease',
  'AppleMusicPreRelease',
  'AmazonMusicPreRelease',
  'YoutubeMusicPreRelease',
  'TidalPreRelease',
] as const;

/* The body parameter `locales`. */

const widget = [
  boolean('isPrimary', 'Whether this is the primary widget of the landing page.'),
  boolean('isSecondary', 'Whether this is the secondary widget of the landing page.'),
  string('title', 'Heading of the widget.'),
  string('description', 'Text below the heading of the widget.'),
  string('text', 'Label of the widget.'),
  string('web', 'URL that the widget links to.'),
  string('type', 'Type of the widget, for example `Buy`.'),
];

const mediaServices = [
  string(
    'mediaServiceId',
    'ID of the music service, as listed by [Get Board Media Services](/docs/settings/board-media-services).',
    { required: true },
  ),
  string('url', 'URL of the release on the service.', { format: 'uri' }),
  string('uri', 'URI of the release on the service.'),
  string(
    'status',
    'Status of the service. The landing page shows a service only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
    { enum: destinationStatuses },
  ),
  boolean('isLocked', 'Whether to exclude the service from rescans.'),
  boolean('isHidden', '`true` if the user added the service explicitly, `false` if a scanner did.'),
  string('buttonText', 'Text on the button of the service, for example `Play` or `Download`.'),
  integer('sortOrder', 'Position of the service on the landing page.'),
  boolean(
    'enabled',
    'Whether the service is enabled. The landing page shows only enabled services.',
  ),
];

const preReleaseServiceSettings = [
  string('preReleaseServiceType', 'The pre-release service, for example `SpotifyPreRelease`.', {
    required: true,
  }),
  string('buttonText', 'Text on the button of the service, for example `Pre-save`.'),
  integer('sortOrder', 'Position of the pre-release service on the landing page.'),
  boolean('enabled', 'Whether the pre-release service is enabled.'),
  string('title', 'Display name of the service.'),
];

const localeParameters = [
  string('isoCode', 'Two letters, or `all` for the defaults.', { required: true }),
  string('title', 'Title of the landing page in this locale.'),
  string('subTitle', 'Subtitle of the landing page.'),
  boolean('autoRedirect', 'Whether to redirect visitors automatically.'),
  string('sampleBehaviour', 'How the landing page plays audio samples, for example `PlayNothing`.'),
  boolean('enableTracking', 'Whether to enable tracking.'),
  string('imageId', 'ID of the image of the locale.'),
  list('images', 'URLs of the images of the locale, as an array of strings.', urls),
  object('widget', 'A call to action on the landing page.', widget),
  list(
    'mediaServices',
    'The music services on the landing page.',
    arrayOf(mediaServices, 'Media service'),
  ),
  list(
    'preReleaseServiceSettings',
    'Settings of the pre-release services on the landing page.',
    arrayOf(preReleaseServiceSettings, 'Pre-release service setting'),
  ),
  boolean('useForSettings', 'Whether to use this locale for settings.', { default: false }),
];

/** Landing page settings per locale. The entry `all` contains the defaults. */
export const locales = list(
  'locales',
  'Landing page settings per locale. The entry with the `isoCode` `all` contains the defaults.',
  titled('LocaleSettings', arrayOf(localeParameters, 'Locale')),
);

/* The other body parameters. */

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

/* Info boxes that several pages share. */

export const precedence: Note = {
  kind: 'info',
  title: 'Which value takes priority',
  text: 'Search parameters (`baseUrl`, `upc`, `isrc`) take priority over the metadata lookup, which takes priority over manual values. To bypass the automatic searches, use `skipSearch` and `skipMetadataSearch`.',
};

export const shownServices: Note = {
  kind: 'info',
  title: 'When fans see a service',
  text: 'The landing page shows a service only if the service is enabled and its status is `Approved` or `AutomaticallyApplied`.',
};
