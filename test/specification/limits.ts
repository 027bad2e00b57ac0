/** The limits: for each request body, the parameters and their lengths. */

export type Limit = readonly [name: string, least: number | undefined, most: number | undefined];

const most = (length: number, ...names: readonly string[]): readonly Limit[] =>
  names.map((name) => [name, undefined, length] as const);

const link: readonly Limit[] = [
  ['title', 1, 255],
  ['code', 2, 100],
  ...most(14, 'upc'),
  ...most(50, 'isrc'),
  ...most(255, 'artist', 'album', 'track', 'externalId', 'distributor', 'genre', 'playList'),
  ...most(255, 'creator'),
  ...most(128, 'service'),
  ...most(2, 'isoCode'),
];

const inside = (parent: string, limits: readonly Limit[]): readonly Limit[] =>
  limits.map(([name, least, length]) => [`${parent}.${name}`, least, length] as const);

const ticket: readonly Limit[] = [
  ['title', 1, 255],
  ['code', 2, 100],
  ...most(255, 'artist', 'externalId'),
];

const alternatives = most(255, 'alternativeArtist', 'alternativeAlbum', 'alternativeTrack');

/**
 * All length limits of all bodies. The `isoCode` of a locale has none: two letters or `all` is not
 * a range of lengths.
 */
export const lengths: Readonly<Record<string, readonly Limit[]>> = {
  'create-campaign-link': link,
  'create-multiple-links': inside('links', [...link, ...alternatives]),
  'create-prerelease-link': link,
  'update-prerelease-link': link,
  'update-campaign-link': [
    ...most(255, 'title'),
    ['code', 2, 100],
    ['upc', 0, 14],
    ['isrc', 0, 50],
  ],
  'create-ticket-link': ticket,
  'update-ticket-link': ticket,
  'set-link-affiliate-programs': inside('programs', [
    ...most(255, 'name', 'publisher'),
    ...most(50, 'apiKey', 'program'),
    ...most(3, 'isoCode'),
  ]),
};

/**
 * The required body and form parameters, with dotted names inside objects. An object that is sent
 * as a string has no members here: it is required itself.
 */
export const requirements: Readonly<Record<string, string>> = {
  'generate-token': 'grant_type scope client_id client_secret',
  'create-campaign-link':
    'title locales.isoCode locales.mediaServices.mediaServiceId ' +
    'locales.preReleaseServiceSettings.preReleaseServiceType',
  'create-multiple-links':
    'links links.title links.locales.isoCode links.locales.mediaServices.mediaServiceId ' +
    'links.locales.preReleaseServiceSettings.preReleaseServiceType',
  'rescan-campaign-links': 'linkIds',
  'update-campaign-link':
    'code domainId mediaType status locales.isoCode locales.mediaServices.mediaServiceId ' +
    'locales.preReleaseServiceSettings.preReleaseServiceType',
  'create-prerelease-link':
    'title locales.isoCode locales.mediaServices.mediaServiceId ' +
    'locales.preReleaseServiceSettings.preReleaseServiceType',
  'update-prerelease-link':
    'status title locales.isoCode ' +
    'locales.mediaServices.mediaServiceId locales.preReleaseServiceSettings.preReleaseServiceType',
  'create-ticket-link': 'title',
  'update-ticket-link':
    'code domainId ticketDestinations status artist title ticketDestinations.showId ' +
    'ticketDestinations.mediaServiceId ticketDestinations.url ticketDestinations.date ' +
    'ticketDestinations.venue ticketDestinations.location ticketDestinations.status',
  'set-link-affiliate-programs': 'programs programs.mediaServiceId programs.affiliateValue',
  'create-scheduled-scan': 'startTime scanningSource',
};

/** The query parameters. */
export const queries: Readonly<Record<string, string>> = {
  'board-media-services': 'page pageSize',
  'available-media-services': 'description name page pageSize',
  'get-campaign-links':
    'artistId creatorId domainId batchId title code tag createdDate sort page pageSize',
  'rescan-campaign-links':
    'rescanOptions.mediaSamples rescanOptions.metadata rescanOptions.socialCard ' +
    'rescanOptions.serviceDestinations rescanOptions.landingPageArtwork',
};
