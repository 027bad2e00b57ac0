/** Info boxes that several campaign pages share. */
import type { Note } from '../../api/document';

export const precedence: Note = {
  kind: 'info',
  title: 'Which value takes priority',
  text: 'Search parameters (`baseUrl`, `upc`, `isrc`) take priority over the metadata lookup, which takes priority over manual values. To bypass the automatic searches, use `skipSearch` and `skipMetadataSearch`.',
};

export const shownServices: Note = {
  kind: 'info',
  title: 'When fans see a service',
  text: 'The landing page shows a service only if the service is enabled and its status is `Approved` or `AutomaticallyApplied`.',
};

export const rescanOnRelease: Note = {
  kind: 'warning',
  title: 'Rescan on the release date',
  text: 'To find the release on the music services, rescan the link on its release date. Call [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) on that day, or schedule a scan for that date with [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
};

export const emptyServiceList: Note = {
  kind: 'warning',
  title: 'Add at least one service',
  text: 'A pre-release link with an empty list of pre-release services is not published.',
};
