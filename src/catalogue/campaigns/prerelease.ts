/** Pre-release links: create and update. */
import { defineEndpoint, pick } from '../define';
import { boardId, exampleIds, exampleLinkPath, jsonHeaders, linkId } from '../fields';
import { exampleCampaignLink, examplePreReleaseLocale, exampleNewLink } from './examples';
import { newLinkSections, newPreReleaseLink, status } from './link-fields';
import { emptyServiceList, precedence, rescanOnRelease, shownServices } from './notes';
import { linkResponse } from './response-fields';

const exampleBody = {
  title: exampleNewLink.title,
  preReleaseServices: ['SpotifyPreRelease', 'AppleMusicPreRelease', 'DeezerPreRelease'],
  ...pick(exampleNewLink, 'code', 'domainId', 'description', 'tags', 'externalId', 'upc', 'isrc'),
  ...pick(exampleNewLink, 'fallbackUrl', 'mediaType', 'subMediaType', 'artist', 'album', 'track'),
  images: exampleNewLink.images,
  locales: [examplePreReleaseLocale],
} as const;

const exampleLink = {
  ...exampleCampaignLink,
  updated: exampleCampaignLink.created,
  status: 'Draft',
  audio: null,
  baseUrl: null,
} as const;

export const createPreReleaseLink = defineEndpoint({
  slug: 'create-prerelease-link',
  group: 'Pre-release',
  title: 'Create Pre-release Link',
  summary: 'Creates a link that lets fans pre-save a release.',
  usage:
    'Call it before the release date. Then find the release on that date with [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) or [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
  next: ['rescan-campaign-links', 'create-scheduled-scan'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/prerelease',
  notes: [emptyServiceList, rescanOnRelease, precedence],
  parameters: { path: [boardId], body: newPreReleaseLink, header: jsonHeaders },
  sections: { body: newLinkSections },
  example: { path: { boardId: exampleIds.board }, body: exampleBody },
  responses: [linkResponse('The pre-release link was created.', exampleLink)],
});

const preReleaseUpdate = [status, ...newPreReleaseLink];

export const updatePreReleaseLink = defineEndpoint({
  slug: 'update-prerelease-link',
  group: 'Pre-release',
  title: 'Update Pre-release Link',
  summary: 'Updates a pre-release link, including its status, services and locales.',
  usage:
    'Call it to publish a pre-release link or to change its details. Find the release on its release date with [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) or [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
  next: ['rescan-campaign-links', 'create-scheduled-scan'],
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/prerelease/{linkId}',
  notes: [emptyServiceList, rescanOnRelease, shownServices],
  parameters: { path: [boardId, linkId], body: preReleaseUpdate, header: jsonHeaders },
  sections: { body: newLinkSections },
  example: {
    path: exampleLinkPath,
    body: { status: 'Published', ...exampleBody },
  },
  responses: [
    linkResponse('The pre-release link was updated.', {
      ...exampleLink,
      updated: '2025-09-24T16:45:09Z',
      status: 'Published',
    }),
  ],
});
