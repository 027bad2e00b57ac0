/** Multiple campaign links in one call: create and rescan. */
import {
  arrayOf,
  boolean,
  defineEndpoint,
  list,
  namesOf,
  pick,
  string,
  strings,
  titled,
} from '../define';
import { metaResponse, objectResponse } from '../envelope';
import { boardId, exampleIds, jsonHeaders } from '../fields';
import type { Section } from '../../openapi/document';
import * as examples from './examples';
import * as link from './link-fields';

const alternativeNames = [
  string('alternativeArtist', 'Alternative name of the artist.', { maxLength: 255 }),
  string('alternativeAlbum', 'Alternative name of the album.', { maxLength: 255 }),
  string('alternativeTrack', 'Alternative name of the track.', { maxLength: 255 }),
];

const batchLink = [...link.newLink, ...alternativeNames];

const batchLinkSections: readonly Section[] = [
  ...link.newLinkSections,
  { title: 'Alternative names', names: namesOf(alternativeNames) },
];

export const createMultipleLinks = defineEndpoint({
  slug: 'create-multiple-links',
  group: 'Release and content links',
  title: 'Create Multiple Links',
  summary: 'Creates multiple campaign links at once and returns a batch ID.',
  usage:
    'Call it for many releases at once. Then pass the `batchId` from the response to [Get Batch Scanning Status](/docs/batch/batch-scanning-status).',
  next: ['batch-scanning-status'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/batch',
  notes: [link.precedence, link.shownServices],
  parameters: {
    path: [boardId],
    body: [
      list(
        'links',
        'The links to create. Each link follows the rules of [Create Campaign Link](/docs/campaigns/create-campaign-link).',
        titled('BatchLink', arrayOf(batchLink, 'Link', batchLinkSections)),
        { required: true },
      ),
    ],
    header: jsonHeaders,
  },
  example: {
    path: { boardId: exampleIds.board },
    body: {
      links: [
        {
          ...pick(examples.newLink, 'title', 'code', 'domainId', 'tags', 'externalId'),
          ...pick(examples.newLink, 'upc', 'isrc', 'mediaType', 'subMediaType', 'artist', 'album'),
          ...pick(examples.newLink, 'track', 'images'),
          locales: [examples.locale],
          alternativeArtist: 'M. Fenwick',
          alternativeAlbum: 'Glasshouse Letters (Deluxe)',
          alternativeTrack: 'Paper Lanterns (Radio Edit)',
        },
        {
          ...pick(examples.legacyLink, 'title', 'baseUrl'),
          mediaType: 'Music',
          subMediaType: 'Track',
        },
      ],
    },
  },
  responses: [
    objectResponse({
      description: 'The batch was created.',
      fields: [string('batchId', 'ID of the batch. Use it to check the progress of the batch.')],
      example: { batchId: exampleIds.batch },
    }),
  ],
});

const rescanOptions = [
  boolean('rescanOptions.mediaSamples', 'Whether to rescan the audio samples.'),
  boolean('rescanOptions.metadata', 'Whether to rescan the metadata of the release.'),
  boolean(
    'rescanOptions.socialCard',
    'Whether to rescan the social card: the preview that social networks show.',
  ),
  boolean(
    'rescanOptions.serviceDestinations',
    'Whether to rescan the destinations on the music services.',
  ),
  boolean('rescanOptions.landingPageArtwork', 'Whether to rescan the artwork of the landing page.'),
];

export const rescanCampaignLinks = defineEndpoint({
  slug: 'rescan-campaign-links',
  group: 'Release and content links',
  title: 'Rescan Campaign Links',
  summary: 'Scans the music services again for one or more links.',
  usage:
    'Call it when a release is available on more services than before. Then check the progress of each link with [Get Scanning Status](/docs/campaigns/get-scanning-status).',
  next: ['get-scanning-status'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/rescan',
  notes: [
    {
      kind: 'info',
      title: 'Locked services',
      text: 'Media services with `isLocked` set to `true` are not rescanned.',
    },
    {
      kind: 'tip',
      title: 'Pre-release links',
      text: 'To find a release on the music services, rescan its pre-release link on the release date, or schedule a scan for that date with [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
    },
  ],
  parameters: {
    path: [boardId],
    body: [
      list(
        'linkIds',
        'IDs of the links to rescan, as listed by [Get Campaign Links](/docs/campaigns/get-campaign-links). Send an array, even for a single link.',
        strings,
        { required: true },
      ),
    ],
    query: rescanOptions,
    header: jsonHeaders,
  },
  sections: { query: [{ title: 'What to rescan', names: namesOf(rescanOptions) }] },
  example: {
    path: { boardId: exampleIds.board },
    query: { 'rescanOptions.metadata': true, 'rescanOptions.serviceDestinations': true },
    body: { linkIds: [exampleIds.link, examples.legacyLink.id] },
  },
  responses: [
    metaResponse('The rescan was accepted. The response contains `meta` instead of `data`.'),
  ],
});
