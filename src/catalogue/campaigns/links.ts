/** Campaign links: list, get, create, update, delete and restore. */
import { arrayOf, boolean, defineEndpoint, list, namesOf, pick, required, string } from '../define';
import { emptyResponse, listResponse, objectResponse } from '../envelope';
import {
  apiHeaders,
  boardId,
  exampleIds,
  exampleLinkPath,
  jsonHeaders,
  linkId,
  paging,
} from '../fields';
import * as examples from './examples';
import * as link from './link-fields';
import {
  artistFields,
  campaignLinkDetailFields,
  campaignLinkFields,
  linkResponse,
} from './response-fields';

const filters = [
  string('artistId', 'Returns only links of the artist with this ID.'),
  string('creatorId', 'Returns only links created by the user with this ID.'),
  string(
    'domainId',
    'Returns only links on the domain with this ID, as listed by [Get Board Domains](/docs/settings/board-domains).',
  ),
  string(
    'batchId',
    'Returns only links in the batch with this ID, as listed by [Get Batch Identifiers](/docs/batch/batch-identifiers).',
  ),
  string('title', 'Returns only links whose title contains this text.'),
  string('code', 'Returns only the link with this short code.'),
  string('tag', 'Returns only links with this tag.'),
  string('createdDate', 'Returns only links with this creation date.'),
];

const sort = string('sort', 'The field to sort by. A `-` prefix sorts in descending order.', {
  enum: ['Title', '-Title', 'Updated', '-Updated'],
});

export const getCampaignLinks = defineEndpoint({
  slug: 'get-campaign-links',
  group: 'Release and content links',
  title: 'Get Campaign Links',
  summary: 'Lists the links of a board, with optional filters and sorting.',
  usage:
    'Call it to find links and their IDs. Then get all details of a link with [Get Campaign Link](/docs/campaigns/get-campaign-link).',
  next: ['get-campaign-link'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links',
  parameters: { path: [boardId], query: [...filters, sort, ...paging], header: apiHeaders },
  sections: {
    query: [
      { title: 'Filters', names: namesOf(filters) },
      { title: 'Sorting and paging', names: namesOf([sort, ...paging]) },
    ],
  },
  example: {
    path: { boardId: exampleIds.board },
    query: { title: 'Lanterns', sort: '-Updated', page: 0, pageSize: 50 },
  },
  responses: [
    listResponse({
      description: 'The matching links of the board.',
      title: 'CampaignLink',
      fields: campaignLinkFields,
      example: [examples.campaignLink, examples.legacyLink],
    }),
  ],
});

export const getCampaignLink = defineEndpoint({
  slug: 'get-campaign-link',
  group: 'Release and content links',
  title: 'Get Campaign Link',
  summary:
    'Returns a link with all details, including its artists, samples, destinations and locales.',
  usage:
    'Call it before you change a link, to get its current values. Then send the changes with [Update Campaign Link](/docs/campaigns/update-campaign-link).',
  next: ['update-campaign-link'],
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  notes: [link.shownServices],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The link with all details.',
      title: 'CampaignLinkDetail',
      fields: campaignLinkDetailFields,
      example: examples.campaignLinkDetail,
    }),
  ],
});

export const createCampaignLink = defineEndpoint({
  slug: 'create-campaign-link',
  group: 'Release and content links',
  title: 'Create Campaign Link',
  summary: 'Creates a campaign link from a music service URL, a UPC, an ISRC or manual values.',
  usage:
    'Call it for a single release or other content. Then check the progress of the scan with [Get Scanning Status](/docs/campaigns/get-scanning-status). For many links at once, use [Create Multiple Links](/docs/campaigns/create-multiple-links).',
  next: ['create-multiple-links', 'get-scanning-status'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links',
  notes: [link.precedence, link.shownServices],
  parameters: { path: [boardId], body: link.newLink, header: jsonHeaders },
  sections: { body: link.newLinkSections },
  example: {
    path: { boardId: exampleIds.board },
    body: { ...examples.newLink, locales: [examples.locale] },
  },
  responses: [
    linkResponse('The link was created.', {
      ...examples.campaignLink,
      updated: examples.campaignLink.created,
      status: 'Pending',
      isScanning: true,
      audio: null,
    }),
  ],
});

const linkUpdate = [
  link.keptCode,
  required(link.domainId),
  string('mediaType', 'Whether the link points to music or to other content.', {
    required: true,
    enum: link.mediaTypes,
  }),
  link.status,
  string('title', link.title.description, { maxLength: link.title.maxLength }),
  link.description,
  link.tags,
  string('subMediaType', 'What the link points to.', { enum: link.updatableSubMediaTypes }),
  list(
    'Artists',
    'Artists of the release. Note the capital A in `Artists`.',
    arrayOf(artistFields, 'Artist'),
  ),
  link.baseUrl,
  link.fallbackUrl,
  { ...link.upc, minLength: 0 },
  { ...link.isrc, minLength: 0 },
  boolean('doNotTrack', 'Whether to disable tracking.'),
  link.locales,
];

export const updateCampaignLink = defineEndpoint({
  slug: 'update-campaign-link',
  group: 'Release and content links',
  title: 'Update Campaign Link',
  summary: 'Updates a campaign link, including its status, metadata, tracking and locales.',
  usage:
    'Call it to publish a link or to change its details. To see the result, use [Get Campaign Link](/docs/campaigns/get-campaign-link).',
  next: ['get-campaign-link'],
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  notes: [
    link.shownServices,
    {
      kind: 'info',
      title: 'Other types of links',
      text: 'To update other types of links, use [Update Pre-release Link](/docs/campaigns/update-prerelease-link) or [Update Ticket Link](/docs/campaigns/update-ticket-link).',
    },
  ],
  parameters: { path: [boardId, linkId], body: linkUpdate, header: jsonHeaders },
  sections: {
    body: [
      { title: 'Link details', names: ['title', 'description', 'tags'] },
      { title: 'Search', names: ['baseUrl', 'upc', 'isrc'] },
      { title: 'Metadata', names: ['subMediaType', 'Artists'] },
      { title: 'Landing page', names: ['fallbackUrl', 'doNotTrack', 'locales'] },
    ],
  },
  example: {
    path: exampleLinkPath,
    body: {
      ...pick(examples.newLink, 'code', 'domainId', 'mediaType'),
      status: 'Published',
      ...pick(examples.newLink, 'title', 'description', 'tags', 'subMediaType'),
      Artists: examples.artists,
      ...pick(examples.newLink, 'baseUrl', 'fallbackUrl', 'upc', 'isrc'),
      doNotTrack: false,
      locales: [examples.locale],
    },
  },
  responses: [linkResponse('The link was updated.', examples.campaignLink)],
});

export const restoreCampaignLink = defineEndpoint({
  slug: 'restore-campaign-link',
  group: 'Release and content links',
  title: 'Restore Campaign Link',
  summary: 'Restores a deleted link.',
  usage:
    'Call it after [Delete Campaign Link](/docs/campaigns/delete-campaign-link), if the link was deleted by mistake. Then check the link with [Get Campaign Link](/docs/campaigns/get-campaign-link).',
  next: ['get-campaign-link'],
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/{linkId}/restore',
  notes: [
    {
      kind: 'info',
      title: 'No request body',
      text: 'This call takes no request body.',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [emptyResponse('The link was restored.')],
  undoes: 'delete-campaign-link',
});

export const deleteCampaignLink = defineEndpoint({
  slug: 'delete-campaign-link',
  group: 'Release and content links',
  title: 'Delete Campaign Link',
  summary: 'Deletes a link, which you can restore later.',
  usage:
    'Call it for a link that fans must no longer see. To undo it, pass the ID of the link to [Restore Campaign Link](/docs/campaigns/restore-campaign-link).',
  method: 'DELETE',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [emptyResponse('The link was deleted.')],
});
