/** Scans that run by themselves at a given time. */
import { defineCategory, defineEndpoint, defineProperties } from './define';
import { emptyResponse, listResponse, objectResponse } from './envelope';
import { exampleIds } from './examples';
import { boardId, linkId } from './fields';
import { apiHeaders, jsonHeaders } from './headers';
import type { Property } from './schema';

const scanId = {
  name: 'scanId',
  type: 'string',
  required: true,
  description:
    'Id of a scheduled scan, as listed by ' +
    '[Get Scheduled Scans](/docs/scheduled-scans/get-scheduled-scans).',
} as const satisfies Property;

const listedScanFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description: 'Identifies the scheduled scan. This is the `scanId` needed to delete it.',
  },
  { name: 'boardId', type: 'string', description: 'Id of the board that the link belongs to.' },
  { name: 'linkId', type: 'string', description: 'Id of the link that will be scanned.' },
  {
    name: 'cronExpression',
    type: 'string',
    description: 'The times at which the scan runs, written as a cron expression.',
  },
  {
    name: 'created',
    type: 'string',
    description: 'Date and time when the scan was scheduled.',
  },
  {
    name: 'updated',
    type: 'string',
    description: 'Date and time when the schedule was last changed.',
  },
  { name: 'nextScan', type: 'string', description: 'Date and time when the scan runs next.' },
]);

const getScheduledScans = defineEndpoint({
  slug: 'get-scheduled-scans',
  category: 'scheduled-scans',
  title: 'Get Scheduled Scans',
  summary: 'Lists the scans that are scheduled for a link.',
  method: 'GET',
  path: 'scheduledscans/boards/{boardId}/links/{linkId}',
  host: 'api',
  notes: [
    {
      kind: 'warning',
      title: 'A path of its own',
      text:
        'This path begins with `scheduledscans`. The paths that create and delete a scheduled ' +
        'scan begin with `campaigns` and end with `scheduledscans`.',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: { boardId: exampleIds.board, linkId: exampleIds.link } },
  responses: [
    listResponse({
      description: 'The scans that are scheduled for the link.',
      fields: listedScanFields,
      example: [
        {
          id: exampleIds.scan,
          boardId: exampleIds.board,
          linkId: exampleIds.link,
          cronExpression: '0 8 14 3 *',
          created: '2025-03-03T10:20:00Z',
          updated: '2025-03-03T10:20:00Z',
          nextScan: '2025-03-14T08:00:00Z',
        },
        {
          id: 'e60b9d24-f1a7-4358-9c0e-47d5b8a2f613',
          boardId: exampleIds.board,
          linkId: exampleIds.link,
          cronExpression: '30 6 21 3 *',
          created: '2025-03-03T10:24:31Z',
          updated: '2025-03-05T12:07:55Z',
          nextScan: '2025-03-21T06:30:00Z',
        },
      ],
    }),
  ],
});

const scheduledScanBody = defineProperties([
  {
    name: 'startTime',
    type: 'string',
    format: 'date-time',
    required: true,
    description:
      'When the scan starts: a date and time with its zone, for example ' +
      '`2025-03-14T09:00:00+01:00`. The API converts it to UTC.',
  },
  {
    name: 'scanningSource',
    type: 'string',
    enum: ['UPC', 'ISRC', 'URL'],
    required: true,
    description:
      'What the scan looks for on the services: the `upc`, the `isrc` or the address of the ' +
      'product. If no source is given, the API uses the scanning source of the link itself.',
  },
]);

const createdScanFields = defineProperties([
  {
    name: 'id',
    type: 'string',
    description: 'Identifies the new scheduled scan. This is the `scanId` needed to delete it.',
  },
  { name: 'startTime', type: 'string', description: 'When the scan starts, converted to UTC.' },
  { name: 'nextRescan', type: 'string', description: 'Date and time when the scan runs next.' },
  {
    name: 'scanOptions',
    type: 'object',
    description: 'What the scan covers; each member is true if its part is included.',
    properties: [
      {
        name: 'mediaSamples',
        type: 'boolean',
        description: 'Whether the scan covers the audio samples of the product.',
      },
      {
        name: 'metadata',
        type: 'boolean',
        description: 'Whether the scan covers metadata such as artist and title.',
      },
      {
        name: 'socialCard',
        type: 'boolean',
        description: 'Whether the scan covers the card that social networks show for the link.',
      },
      {
        name: 'serviceDestinations',
        type: 'boolean',
        description: 'Whether the scan covers the addresses of the product on music services.',
      },
      {
        name: 'landingPageArtwork',
        type: 'boolean',
        description: 'Whether the scan covers the artwork of the landing page.',
      },
    ],
  },
  {
    name: 'autoPublish',
    type: 'boolean',
    description: 'Whether the outcome of the scan is published automatically.',
  },
  {
    name: 'scanningSource',
    type: 'string',
    enum: ['UPC', 'ISRC', 'URL'],
    description: 'What the scan looks for on the services.',
  },
]);

const createScheduledScan = defineEndpoint({
  slug: 'create-scheduled-scan',
  category: 'scheduled-scans',
  title: 'Create Scheduled Scan',
  summary: 'Schedules a scan that looks for the product of a link on the services at a given time.',
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scheduledscans',
  host: 'api',
  notes: [
    {
      kind: 'info',
      title: 'Pre-release links',
      text:
        'A pre-release link must be rescanned on its release date to find the release on the ' +
        'services. Schedule a scan for that date here, or call ' +
        '[Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) on the day.',
    },
    {
      kind: 'info',
      title: 'Time zones',
      text:
        'Write `startTime` with its zone: `Z` for UTC or an offset such as `+01:00`. The API ' +
        'converts it, so `2025-03-14T09:00:00+01:00` becomes `2025-03-14T08:00:00Z`.',
    },
  ],
  parameters: { path: [boardId, linkId], body: scheduledScanBody, header: jsonHeaders },
  example: {
    path: { boardId: exampleIds.board, linkId: exampleIds.link },
    body: { startTime: '2025-03-14T09:00:00+01:00', scanningSource: 'UPC' },
  },
  responses: [
    objectResponse({
      description: 'The scan is scheduled.',
      fields: createdScanFields,
      example: {
        id: exampleIds.scan,
        startTime: '2025-03-14T08:00:00Z',
        nextRescan: '2025-03-14T08:00:00Z',
        scanOptions: {
          mediaSamples: true,
          metadata: true,
          socialCard: false,
          serviceDestinations: true,
          landingPageArtwork: false,
        },
        autoPublish: true,
        scanningSource: 'UPC',
      },
    }),
  ],
});

const deleteScheduledScan = defineEndpoint({
  slug: 'delete-scheduled-scan',
  category: 'scheduled-scans',
  title: 'Delete Scheduled Scan',
  summary: 'Deletes a scheduled scan of a link, so that it does not run any more.',
  method: 'DELETE',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scheduledscans/{scanId}',
  host: 'api',
  notes: [
    {
      kind: 'warning',
      title: 'Pre-release links',
      text:
        'Without a scan on the release date, a pre-release link does not find the release on the ' +
        'services. Schedule another scan, or rescan the link on that date.',
    },
  ],
  parameters: { path: [boardId, linkId, scanId], header: apiHeaders },
  example: {
    path: { boardId: exampleIds.board, linkId: exampleIds.link, scanId: exampleIds.scan },
  },
  responses: [emptyResponse('The scheduled scan is deleted.')],
});

export const scheduledScans = defineCategory({
  id: 'scheduled-scans',
  title: 'Scheduled Scans',
  description: 'Scans that run at a time of your choice, such as the release date of a product.',
  endpoints: [getScheduledScans, createScheduledScan, deleteScheduledScan],
});
