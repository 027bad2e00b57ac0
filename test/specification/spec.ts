/** The specification of the API as tables, word for word. */

/** Route of the page below `/docs`, method and path of the endpoint. */
export const calls = toRows(`
authentication/generate-token POST identity/connect/token
settings/board-domains GET settings/boards/domains
settings/boards GET settings/boards
settings/board-media-services GET settings/boards/{boardId}/mediaservices
settings/available-media-services GET settings/mediaservices
batch/batch-identifiers GET campaigns/boards/{boardId}/batches
batch/batch-scanning-status GET campaigns/boards/{boardId}/batches/{batchId}/scan/status
campaigns/get-campaign-links GET campaigns/boards/{boardId}/links
campaigns/get-campaign-link GET campaigns/boards/{boardId}/links/{linkId}
campaigns/create-campaign-link POST campaigns/boards/{boardId}/links
campaigns/create-multiple-links POST campaigns/boards/{boardId}/links/batch
campaigns/rescan-campaign-links POST campaigns/boards/{boardId}/links/rescan
campaigns/update-campaign-link PUT campaigns/boards/{boardId}/links/{linkId}
campaigns/restore-campaign-link PUT campaigns/boards/{boardId}/links/{linkId}/restore
campaigns/delete-campaign-link DELETE campaigns/boards/{boardId}/links/{linkId}
campaigns/create-prerelease-link POST campaigns/boards/{boardId}/links/prerelease
campaigns/update-prerelease-link PUT campaigns/boards/{boardId}/links/prerelease/{linkId}
campaigns/create-ticket-link POST campaigns/boards/{boardId}/links/ticket
campaigns/update-ticket-link PUT campaigns/boards/{boardId}/links/ticket/{linkId}
campaigns/get-scanning-status GET campaigns/boards/{boardId}/links/{linkId}/scan/status
campaigns/get-marketing-assets GET campaigns/boards/{boardId}/links/{linkId}/assets
campaigns/get-link-affiliate-programs GET campaigns/boards/{boardId}/links/{linkId}/linkaffiliateprograms
campaigns/set-link-affiliate-programs PUT campaigns/boards/{boardId}/links/{linkId}/linkaffiliateprograms
scheduled-scans/get-scheduled-scans GET scheduledscans/boards/{boardId}/links/{linkId}
scheduled-scans/create-scheduled-scan POST campaigns/boards/{boardId}/links/{linkId}/scheduledscans
scheduled-scans/delete-scheduled-scan DELETE campaigns/boards/{boardId}/links/{linkId}/scheduledscans/{scanId}
`);

function toRows(table: string) {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [name, method, path] = line.split(' ');
    return [`/docs/${name}`, method, path] as [route: string, method: string, path: string];
  });
}

/** The pages of endpoints that undo another one, with which they count as one. */
export const undoing: readonly string[] = ['/docs/campaigns/restore-campaign-link'];

const campaignLink =
  'id url code tags boardId created updated status isScanning images images.url images.width ' +
  'images.height audio video externalId releaseDate mediaType subMediaType title description ' +
  'baseUrl fallbackUrl upc isrc';

const samples = (at: string) =>
  `${at} ${at}.artist ${at}.track ${at}.sample ${at}.sample.src ${at}.sample.type ` +
  `${at}.trackNumber ${at}.duration`;

const detail =
  'creatorId domainId dominantColor enableWidget demo musicStory useArtistAffiliates ' +
  'useArtistRetargeting artists artists.id artists.name medialinks medialinks.id ' +
  'medialinks.type medialinks.filename medialinks.url medialinks.cdn medialinks.samples ' +
  `channels ${samples('samples')} doNotTrack ticketDestinations preReleaseServices locales`;

const under = (parent: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${parent}.${name}`)
    .join(' ');

const locale = under(
  'locales',
  'isoCode title subTitle autoRedirect sampleBehaviour enableTracking imageId images widget ' +
    'widget.isPrimary widget.isSecondary widget.title widget.description widget.text widget.web ' +
    'widget.type mediaServices preReleaseServiceSettings useForSettings',
);

const localeMediaService = under(
  'locales.mediaServices',
  'mediaServiceId url uri status isLocked isHidden buttonText sortOrder enabled ' +
    'mediaServiceTitle mediaServiceName matchScore',
);

const preReleaseSetting = under(
  'locales.preReleaseServiceSettings',
  'preReleaseServiceType buttonText sortOrder enabled title',
);

const ticketDestination = under(
  'ticketDestinations',
  'showId mediaServiceId url date venue location status isActive externalId settings ' +
    'settings.buttonText settings.enabled',
);

const scanStatus = 'linkStatus totalNumbersOfSteps currentStepNumber currentAction isComplete';

const ticketLink =
  'id url boardId created updated isScanning images tags description status externalId artist ' +
  'title code domainId';

/** The fields of each entity, with the endpoint that returns it. */
export const entities: readonly (readonly [entity: string, slug: string, fields: string])[] = [
  ['token response', 'generate-token', 'access_token expires_in token_type'],
  ['campaign link', 'get-campaign-links', campaignLink],
  ['campaign link, detail view', 'get-campaign-link', `${campaignLink} ${detail}`],
  ['locale', 'get-campaign-link', locale],
  ['locale media service', 'get-campaign-link', localeMediaService],
  ['pre-release service setting', 'get-campaign-link', preReleaseSetting],
  ['ticket destination', 'get-campaign-link', ticketDestination],
  ['ticket link', 'create-ticket-link', ticketLink],
  ['ticket link', 'update-ticket-link', ticketLink],
  ['board', 'boards', 'id parentId name title domains images created'],
  ['board domain', 'board-domains', 'id domain isPrimary isProtected'],
  ['media service', 'board-media-services', 'id buttonType name description'],
  ['media service', 'available-media-services', 'id buttonType name description'],
  ['batch', 'batch-identifiers', 'id creatorId created'],
  ['new batch', 'create-multiple-links', 'batchId'],
  ['scan status', 'get-scanning-status', scanStatus],
  ['scan status of a batch', 'batch-scanning-status', `id ${scanStatus}`],
  [
    'marketing assets',
    'get-marketing-assets',
    'id title status {product}Uri baseUri externalId artists artists.id artists.name ' +
      'artists.images album track upcCodes isrcCodes artwork widgets widgets.width ' +
      'widgets.height widgets.embedCode directToServiceLinks directToServiceLinks.name ' +
      'directToServiceLinks.uri directToServiceLinks.countryCodes created channels',
  ],
  [
    'affiliate program',
    'get-link-affiliate-programs',
    'mediaServiceId affiliateValue name apiKey program publisher isoCode',
  ],
  [
    'scheduled scan, listed',
    'get-scheduled-scans',
    'id boardId linkId cronExpression created updated nextScan',
  ],
  [
    'scheduled scan, created',
    'create-scheduled-scan',
    'id startTime nextRescan scanOptions scanOptions.mediaSamples scanOptions.metadata ' +
      'scanOptions.socialCard scanOptions.serviceDestinations scanOptions.landingPageArtwork ' +
      'autoPublish scanningSource',
  ],
];
