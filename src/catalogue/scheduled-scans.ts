/** Scans that run at a scheduled time. */
import { boolean, defineCategory, defineEndpoint, object, string } from './define';
import { emptyResponse, listResponse, objectResponse } from './envelope';
import { apiHeaders, boardId, exampleIds, exampleLinkPath, jsonHeaders, linkId } from './fields';

const scanId = string(
  'scanId',
  'ID of the scheduled scan, as listed by [Get Scheduled Scans](/docs/scheduled-scans/get-scheduled-scans).',
  { required: true },
);

const listedScanFields = [
  string('id', 'ID of the scheduled scan. Use it as the `scanId` to delete the scan.'),
  string('boardId', 'ID of the board that the link belongs to.'),
  string('linkId', 'ID of the link to scan.'),
  string('cronExpression', 'When the scan runs, as a cron expression.'),
  string('created', 'When the scheduled scan was created.'),
  string('updated', 'When the scheduled scan was last updated.'),
  string('nextScan', 'When the scan runs next.'),
];

const getScheduledScans = defineEndpoint({
  slug: 'get-scheduled-scans',
  title: 'Get Scheduled Scans',
  summary: 'Lists the scheduled scans of a link.',
  usage:
    'Call it to find the ID of a scheduled scan, or to see when the next scan starts. To schedule another one, use [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
  next: ['create-scheduled-scan'],
  method: 'GET',
  path: 'scheduledscans/boards/{boardId}/links/{linkId}',
  notes: [
    {
      kind: 'warning',
      title: 'Different path',
      text: 'This path starts with `scheduledscans`. The paths to create and delete a scheduled scan start with `campaigns`.',
    },
  ],
  parameters: { path: [boardId, linkId], header: apiHeaders },
  example: { path: exampleLinkPath },
  responses: [
    listResponse({
      description: 'The scheduled scans of the link.',
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

const scheduledScanBody = [
  string(
    'startTime',
    'When the scan starts: a date and time with a time zone, for example `2025-03-14T09:00:00+01:00`. The API converts it to UTC.',
    { format: 'date-time', required: true },
  ),
  string(
    'scanningSource',
    'What to search the services for: the UPC, the ISRC or the URL of the product. If no source is given, the API uses the scanning source of the link.',
    { enum: ['UPC', 'ISRC', 'URL'], required: true },
  ),
];

const createdScanFields = [
  string('id', 'ID of the scheduled scan. Use it as the `scanId` to delete the scan.'),
  string('startTime', 'When the scan starts, converted to UTC.'),
  string('nextRescan', 'When the scan runs next.'),
  object('scanOptions', 'What the scan includes.', [
    boolean('mediaSamples', 'Whether the scan includes audio samples.'),
    boolean('metadata', 'Whether the scan includes metadata.'),
    boolean(
      'socialCard',
      'Whether the scan includes the social card: the preview that social networks show.',
    ),
    boolean(
      'serviceDestinations',
      'Whether the scan includes the destinations on the music services.',
    ),
    boolean('landingPageArtwork', 'Whether the scan includes the artwork of the landing page.'),
  ]),
  boolean('autoPublish', 'Whether the results of the scan are published automatically.'),
  string('scanningSource', 'What the scan searches the services for.', {
    enum: ['UPC', 'ISRC', 'URL'],
  }),
];

const createScheduledScan = defineEndpoint({
  slug: 'create-scheduled-scan',
  title: 'Create Scheduled Scan',
  summary: 'Schedules a scan of the music services for a link.',
  usage:
    'Call it for a date on which more services offer a release, such as the release date. To see all scheduled scans, use [Get Scheduled Scans](/docs/scheduled-scans/get-scheduled-scans).',
  next: ['get-scheduled-scans'],
  method: 'POST',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scheduledscans',
  notes: [
    {
      kind: 'info',
      title: 'Pre-release links',
      text: 'To find a release on the music services, rescan its pre-release link on the release date. Schedule a scan for that date, or call [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) on that day.',
    },
    {
      kind: 'info',
      title: 'Time zones',
      text: 'Include a time zone in `startTime`: `Z` for UTC, or an offset such as `+01:00`. The API converts `2025-03-14T09:00:00+01:00` to `2025-03-14T08:00:00Z`.',
    },
  ],
  parameters: { path: [boardId, linkId], body: scheduledScanBody, header: jsonHeaders },
  example: {
    path: exampleLinkPath,
    body: { startTime: '2025-03-14T09:00:00+01:00', scanningSource: 'UPC' },
  },
  responses: [
    objectResponse({
      description: 'The scan was scheduled.',
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
  title: 'Delete Scheduled Scan',
  summary: 'Deletes a scheduled scan of a link.',
  usage:
    'Call it when a scan is no longer needed. To find its ID, use [Get Scheduled Scans](/docs/scheduled-scans/get-scheduled-scans).',
  next: ['get-scheduled-scans'],
  method: 'DELETE',
  path: 'campaigns/boards/{boardId}/links/{linkId}/scheduledscans/{scanId}',
  notes: [
    {
      kind: 'warning',
      title: 'Pre-release links',
      text: 'A pre-release link must be rescanned on its release date to find the release on the music services. If you delete the scan for that date, schedule another one or rescan the link.',
    },
  ],
  parameters: { path: [boardId, linkId, scanId], header: apiHeaders },
  example: {
    path: { boardId: exampleIds.board, linkId: exampleIds.link, scanId: exampleIds.scan },
  },
  responses: [emptyResponse('The scheduled scan was deleted.')],
});

export const scheduledScans = defineCategory({
  id: 'scheduled-scans',
  title: 'Scheduled Scans',
  description: 'Schedule scans of the music services, for example on a release date.',
  endpoints: [getScheduledScans, createScheduledScan, deleteScheduledScan],
});
