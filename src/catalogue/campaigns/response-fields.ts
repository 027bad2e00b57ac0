/** Response fields of campaign links and ticket links. */
import {
  arrayOf,
  boolean,
  integer,
  list,
  number,
  object,
  string,
  strings,
  titled,
} from '../define';
import { objectResponse } from '../envelope';
import type { Json } from '../../openapi/document';
import { images } from '../fields';
import {
  destinationStatuses,
  shownLinkStatuses,
  shownMediaTypes,
  subMediaTypes,
  ticketStatuses,
} from './link-fields';

/** The fields of a campaign link in a list. */
export const campaignLinkFields = [
  string('id', 'ID of the link. Use it as the `linkId` in other calls.'),
  string('url', 'URL of the landing page.'),
  string('code', 'Short code of the link.'),
  list('tags', 'Tags of the link.', strings),
  string('boardId', 'ID of the board that the link belongs to.'),
  string('created', 'When the link was created.'),
  string('updated', 'When the link was last updated.'),
  string('status', 'Status of the link. `Active` appears only in responses.', {
    enum: shownLinkStatuses,
  }),
  boolean('isScanning', 'Whether the link is being scanned.'),
  list('images', 'Images of the link.', images),
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
];

export const artistFields = [
  string('id', 'ID of the artist.'),
  string('name', 'Name of the artist.'),
];

const sampleFields = [
  string('artist', 'Name of the artist.'),
  string('track', 'Name of the track.'),
  object('sample', 'The audio file.', [
    string('src', 'URL of the audio file.'),
    string('type', 'Media type of the audio file.'),
  ]),
  integer('trackNumber', 'Number of the track on its release.'),
  number('duration', 'Length of the sample.'),
];

const mediaLinkFields = [
  string('id', 'ID of the file.'),
  string('type', 'Type of the file.'),
  string('filename', 'Name of the file.'),
  string('url', 'URL of the file.'),
  string('cdn', 'Content delivery network that serves the file.'),
  list(
    'samples',
    'Audio samples that belong to the file.',
    titled('AudioSample', arrayOf(sampleFields)),
  ),
];

const ticketDestinationFields = [
  string('showId', 'ID of the show.'),
  string('mediaServiceId', 'ID of the ticket seller.'),
  string('url', 'URL of the page that sells tickets for the show.'),
  string('date', 'Date and time of the show in ISO 8601 format.'),
  string('venue', 'Name of the venue.'),
  string('location', 'Location of the venue.'),
  string('status', 'Status of the destination.', { enum: destinationStatuses }),
  boolean('isActive', 'Whether the destination is active.'),
  string('externalId', 'ID of the destination in your system.'),
  object('settings', 'Settings of the destination on the landing page.', [
    string('buttonText', 'Text on the button of the destination.'),
    boolean('enabled', 'Whether the destination is enabled.'),
  ]),
];

const widgetFields = [
  boolean('isPrimary', 'Whether this is the primary widget.'),
  boolean('isSecondary', 'Whether this is the secondary widget.'),
  string('title', 'Heading of the widget.'),
  string('description', 'Text below the heading.'),
  string('text', 'Label of the widget.'),
  string('web', 'URL that the widget links to.'),
  string('type', 'Type of the widget, for example `Buy`.'),
];

const mediaServiceFields = [
  string('mediaServiceId', 'ID of the music service.'),
  string('mediaServiceTitle', 'Display name of the music service.'),
  string('mediaServiceName', 'Name of the music service.'),
  string('url', 'URL of the release on the service.'),
  string('uri', 'URI of the release on the service.'),
  string(
    'status',
    'Status of the service. The landing page shows a service only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
    { enum: destinationStatuses },
  ),
  boolean('isLocked', 'Whether the service is excluded from rescans.'),
  boolean('isHidden', '`true` if the user added the service explicitly, `false` if a scanner did.'),
  string('buttonText', 'Text on the button of the service.'),
  integer('sortOrder', 'Position of the service on the landing page.'),
  boolean('enabled', 'Whether the service is enabled.'),
  number('matchScore', 'How well the release on the service matches the link.'),
];

const preReleaseServiceSettingFields = [
  string('preReleaseServiceType', 'The pre-release service.'),
  string('buttonText', 'Text on the button of the service.'),
  integer('sortOrder', 'Position of the pre-release service on the landing page.'),
  boolean('enabled', 'Whether the service is enabled.'),
  string('title', 'Display name of the service.'),
];

const localeFields = [
  string('isoCode', 'Two letters, or `all` for the defaults.'),
  string('title', 'Title of the landing page.'),
  string('subTitle', 'Subtitle of the landing page.'),
  boolean('autoRedirect', 'Whether visitors are redirected automatically.'),
  string('sampleBehaviour', 'How the landing page plays audio samples, for example `PlayNothing`.'),
  boolean('enableTracking', 'Whether tracking is enabled.'),
  string('imageId', 'ID of the image of the locale.'),
  list('images', 'Images of the locale.', images),
  object('widget', 'A call to action on the landing page.', widgetFields),
  list('mediaServices', 'The music services on the landing page.', arrayOf(mediaServiceFields)),
  list(
    'preReleaseServiceSettings',
    'Settings of the pre-release services on the landing page.',
    arrayOf(preReleaseServiceSettingFields),
  ),
  boolean('useForSettings', 'Whether this locale is used for settings.'),
];

/** The fields of a campaign link in the detail view. */
export const campaignLinkDetailFields = [
  ...campaignLinkFields,
  string('creatorId', 'ID of the user who created the link.'),
  string('domainId', 'ID of the domain that the link is published on.'),
  string('dominantColor', 'Dominant colour of the artwork.'),
  boolean('enableWidget', 'Whether the widget is enabled.'),
  boolean('demo', 'Whether the link is a demo.'),
  string('musicStory', 'Music story of the link.'),
  boolean('useArtistAffiliates', 'Whether the link uses the affiliate programs of the artist.'),
  boolean('useArtistRetargeting', 'Whether the link uses the retargeting of the artist.'),
  list('artists', 'Artists of the release.', arrayOf(artistFields)),
  list('medialinks', 'Media files of the link.', arrayOf(mediaLinkFields)),
  list('channels', 'Channels of the link.', strings),
  list('samples', 'Audio samples of the link.', titled('AudioSample', arrayOf(sampleFields))),
  boolean('doNotTrack', 'Whether tracking is disabled.'),
  list('ticketDestinations', 'The places that sell tickets.', arrayOf(ticketDestinationFields)),
  list('preReleaseServices', 'Services on which fans can pre-save the release.', strings),
  list('locales', 'Landing page settings per locale.', arrayOf(localeFields)),
];

export const ticketLinkFields = [
  string('id', 'ID of the link. Use it as the `linkId` in other calls.'),
  string('url', 'URL of the landing page.'),
  string('boardId', 'ID of the board that the link belongs to.'),
  string('created', 'When the link was created.'),
  string('updated', 'When the link was last updated.'),
  boolean('isScanning', 'Whether the link is being scanned.'),
  list('images', 'Images of the link.', images),
  list('tags', 'Tags of the link.', strings),
  string('description', 'Description of the link.'),
  string('status', 'Status of the link.', { enum: ticketStatuses }),
  string('externalId', 'ID of the link in your system.'),
  string('artist', 'Name of the artist.'),
  string('title', 'Title of the link.'),
  string('code', 'Short code of the link.'),
  string('domainId', 'ID of the domain that the link is published on.'),
];

/** A response with a campaign link. */
export function linkResponse(description: string, example: Json) {
  return objectResponse({
    description,
    title: 'CampaignLink',
    fields: campaignLinkFields,
    example,
  });
}
