/** One campaign link: list, read, create, update, delete, restore. */
import { arrayOf, defineEndpoint, defineProperties, required } from '../define';
import { emptyResponse, listResponse, objectResponse } from '../envelope';
import { exampleIds } from '../examples';
import { boardId, linkId, paging } from '../fields';
import { apiHeaders, jsonHeaders } from '../headers';
import { mediaTypes, updatableSubMediaTypes } from './choices';
import {
  exampleArtistId,
  exampleCampaignLink,
  exampleCampaignLinkDetail,
  exampleLegacyLink,
  exampleLinkPath,
  exampleLocale,
  exampleRelease,
} from './examples';
import {
  baseUrl,
  description,
  domainId,
  fallbackUrl,
  isrc,
  keptCode,
  newLink,
  status,
  tags,
  title,
  upc,
} from './link-fields';
import { locales } from './locale-fields';
import { precedence, shownServices } from './notes';
import { campaignLinkDetailFields, campaignLinkFields } from './response-fields';

const filters = defineProperties([
  { name: 'artistId', type: 'string', description: 'Only links of the artist with this id.' },
  {
    name: 'creatorId',
    type: 'string',
    description: 'Only links that the user with this id created.',
  },
  {
    name: 'domainId',
    type: 'string',
    description:
      'Only links on the domain with this id, as listed by [Get Board Domains](/docs/settings/board-domains).',
  },
  {
    name: 'batchId',
    type: 'string',
    description:
      'Only links of the batch with this id, as listed by [Get Batch Identifiers](/docs/batch/batch-identifiers).',
  },
  { name: 'title', type: 'string', description: 'Only links whose title contains this text.' },
  { name: 'code', type: 'string', description: 'Only the link with this short code.' },
  { name: 'tag', type: 'string', description: 'Only links with this tag.' },
  { name: 'createdDate', type: 'string', description: 'Only links with this date of creation.' },
  {
    name: 'sort',
    type: 'string',
    enum: ['Title', '-Title', 'Updated', '-Updated'],
    description: 'The field to sort by. With `-` in front the order is descending.',
  },
]);

export const getCampaignLinks = defineEndpoint({
  slug: 'get-campaign-links',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Get Campaign Links',
  summary: 'Lists the links of a board, page by page, filtered and sorted as you ask.',
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links',
  host: 'api',
  notes: [],
  parameters: { path: [boardId], query: [...filters, ...paging], header: apiHeaders },
  example: {
    path: { boardId: exampleIds.board },
    query: { title: 'Lanterns', sort: '-Updated', page: 0, pageSize: 50 },
  },
  responses: [
    listResponse({
      description: 'The links of the board that match.',
      fields: campaignLinkFields,
      example: [exampleCampaignLink, exampleLegacyLink],
    }),
  ],
});

export const getCampaignLink = defineEndpoint({
  slug: 'get-campaign-link',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Get Campaign Link',
  summary: 'Returns one link with all its details: artists, samples, destinations and locales.',
  method: 'GET',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  host: 'api',
  notes: [shownServices],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    objectResponse({
      description: 'The link, in its detail view.',
      fields: campaignLinkDetailFields,
      example: exampleCampaignLinkDetail,
    }),
  ],
});

export const createCampaignLink = defineEndpoint({
  slug: 'create-campaign-link',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Create Campaign Link',
  summary:
    'Creates a link for a release or other content from the address of a music service, a UPC, an ISRC or values of your own.',
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links',
  host: 'api',
  notes: [
    precedence,
    shownServices,
    {
      kind: 'tip',
      title: 'Follow the scan',
      text: '[Get Scanning Status](/docs/campaigns/get-scanning-status) tells how far the scan of the music services has come. For many links at once, use [Create Multiple Links](/docs/campaigns/create-multiple-links).',
    },
  ],
  parameters: { path: [boardId], body: newLink, header: jsonHeaders },
  example: {
    path: { boardId: exampleIds.board },
    body: {
      title: exampleRelease.title,
      code: exampleRelease.code,
      domainId: exampleIds.domain,
      description: exampleRelease.description,
      tags: exampleRelease.tags,
      externalId: exampleRelease.externalId,
      baseUrl: exampleRelease.baseUrl,
      upc: exampleRelease.upc,
      isrc: exampleRelease.isrc,
      skipSearch: false,
      skipMetadataSearch: false,
      fallbackUrl: exampleRelease.fallbackUrl,
      mediaType: 'Music',
      subMediaType: 'Track',
      artist: exampleRelease.artist,
      album: exampleRelease.album,
      track: exampleRelease.track,
      genre: exampleRelease.genre,
      distributor: exampleRelease.distributor,
      images: [exampleRelease.image],
      locales: [exampleLocale],
    },
  },
  responses: [
    objectResponse({
      description: 'The link was created.',
      fields: campaignLinkFields,
      example: {
        ...exampleCampaignLink,
        updated: exampleCampaignLink.created,
        status: 'Pending',
        isScanning: true,
        audio: null,
      },
    }),
  ],
});

const artistFields = defineProperties([
  { name: 'id', type: 'string', description: 'Id of the artist.' },
  { name: 'name', type: 'string', description: 'Name of the artist.' },
]);

const linkUpdate = defineProperties([
  keptCode,
  required(domainId),
  {
    name: 'mediaType',
    type: 'string',
    required: true,
    enum: mediaTypes,
    description: 'Whether the link is about music or about other content.',
  },
  status,
  {
    name: 'title',
    type: 'string',
    maxLength: title.maxLength,
    description: title.description,
  },
  description,
  tags,
  {
    name: 'subMediaType',
    type: 'string',
    enum: updatableSubMediaTypes,
    description: 'What the link leads to.',
  },
  {
    name: 'Artists',
    ...arrayOf(artistFields, 'Artist'),
    description: 'Artists of the release. Mind the spelling: `Artists`, with a capital A.',
  },
  baseUrl,
  fallbackUrl,
  { ...upc, minLength: 0 },
  { ...isrc, minLength: 0 },
  { name: 'doNotTrack', type: 'boolean', description: 'Whether to leave visits untracked.' },
  locales,
]);

export const updateCampaignLink = defineEndpoint({
  slug: 'update-campaign-link',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Update Campaign Link',
  summary: 'Changes a campaign link: its address, status, texts, tracking and locales.',
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  host: 'api',
  notes: [
    shownServices,
    {
      kind: 'info',
      title: 'Other kinds of links',
      text: 'Pre-release and ticket links have calls of their own: [Update Pre-release Link](/docs/campaigns/update-prerelease-link) and [Update Ticket Link](/docs/campaigns/update-ticket-link).',
    },
  ],
  parameters: { path: [boardId, linkId], body: linkUpdate, header: jsonHeaders },
  example: {
    path: exampleLinkPath,
    body: {
      code: exampleRelease.code,
      domainId: exampleIds.domain,
      mediaType: 'Music',
      status: 'Published',
      title: exampleRelease.title,
      description: exampleRelease.description,
      tags: exampleRelease.tags,
      subMediaType: 'Track',
      Artists: [{ id: exampleArtistId, name: exampleRelease.artist }],
      baseUrl: exampleRelease.baseUrl,
      fallbackUrl: exampleRelease.fallbackUrl,
      upc: exampleRelease.upc,
      isrc: exampleRelease.isrc,
      doNotTrack: false,
      locales: [exampleLocale],
    },
  },
  responses: [
    objectResponse({
      description: 'The link was updated.',
      fields: campaignLinkFields,
      example: exampleCampaignLink,
    }),
  ],
});

export const restoreCampaignLink = defineEndpoint({
  slug: 'restore-campaign-link',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Restore Campaign Link',
  summary: 'Takes the deletion of a link back.',
  method: 'PUT',
  path: 'campaigns/boards/{boardId}/links/{linkId}/restore',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'No body',
      text: 'The id in the path is all that the call needs. It undoes [Delete Campaign Link](/docs/campaigns/delete-campaign-link).',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [emptyResponse('The link was restored.')],
  undoes: 'delete-campaign-link',
});

export const deleteCampaignLink = defineEndpoint({
  slug: 'delete-campaign-link',
  category: 'campaigns',
  group: 'Release and content links',
  title: 'Delete Campaign Link',
  summary: 'Deletes a link; the deletion can be undone.',
  method: 'DELETE',
  path: 'campaigns/boards/{boardId}/links/{linkId}',
  host: 'api',
  notes: [
    {
      kind: 'tip',
      title: 'Deleted by mistake?',
      text: 'Keep the id of the link: [Restore Campaign Link](/docs/campaigns/restore-campaign-link) brings it back.',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [emptyResponse('The link was deleted.')],
});
