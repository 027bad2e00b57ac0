/** Pre-release links: create and update. */
import { defineEndpoint, pick } from '../define';
import type { Note } from '../../openapi/document';
import { boardId, exampleIds, exampleLinkPath, jsonHeaders, linkId } from '../fields';
import * as examples from './examples';
import * as link from './link-fields';
import { linkResponse } from './response-fields';

const exampleBody = {
  title: examples.newLink.title,
  preReleaseServices: ['SpotifyPreRelease', 'AppleMusicPreRelease', 'DeezerPreRelease'],
  ...pick(examples.newLink, 'code', 'domainId', 'description', 'tags', 'externalId', 'upc', 'isrc'),
  ...pick(examples.newLink, 'fallbackUrl', 'mediaType', 'subMediaType', 'artist', 'album', 'track'),
  images: examples.newLink.images,
  locales: [examples.preReleaseLocale],
} as const;

const exampleLink = {
  ...examples.campaignLink,
  updated: examples.campaignLink.created,
  status: 'Draft',
  audio: null,
  baseUrl: null,
} as const;

const rescanOnRelease: Note = {
  kind: 'warning',
  title: 'Rescan on the release date',
  text: 'To find the release on the music services, rescan the link on its release date. Call [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) on that day, or schedule a scan for that date with [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
};

const emptyServiceList: Note = {
  kind: 'warning',
  title: 'Add at least one service',
  text: 'A pre-release link with an empty list of pre-release services is not published.',
};

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
  notes: [emptyServiceList, rescanOnRelease, link.precedence],
  parameters: { path: [boardId], body: link.newPreReleaseLink, header: jsonHeaders },
  sections: { body: link.newLinkSections },
  example: { path: { boardId: exampleIds.board }, body: exampleBody },
  responses: [linkResponse('The pre-release link was created.', exampleLink)],
});

const preReleaseUpdate = [link.status, ...link.newPreReleaseLink];

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
  notes: [emptyServiceList, rescanOnRelease, link.shownServices],
  parameters: { path: [boardId, linkId], body: preReleaseUpdate, header: jsonHeaders },
  sections: { body: link.newLinkSections },
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
