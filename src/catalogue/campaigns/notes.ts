/** Info boxes that several campaign pages share. */
import type { Note } from '../model';

export const precedence: Note = {
  kind: 'info',
  title: 'Which value wins',
  text: 'Search parameters (`baseUrl`, `upc`, `isrc`) take priority over the metadata lookup, and the lookup takes priority over values that you enter by hand. `skipSearch` and `skipMetadataSearch` bypass the automatic searches.',
};

export const shownServices: Note = {
  kind: 'info',
  title: 'Which services fans see',
  text: 'A service is shown on the landing page only if it is enabled and its status is `Approved` or `AutomaticallyApplied`.',
};

export const rescanOnRelease: Note = {
  kind: 'warning',
  title: 'Rescan on the release date',
  text: 'To find the release on the services, the link must be rescanned on its release date: call [Rescan Campaign Links](/docs/campaigns/rescan-campaign-links) on that day, or schedule a scan for it with [Create Scheduled Scan](/docs/scheduled-scans/create-scheduled-scan).',
};

export const emptyServiceList: Note = {
  kind: 'warning',
  title: 'Name at least one service',
  text: 'A pre-release link whose list of pre-release services is empty is not published.',
};
