/** The pages of the portal by URL, with their headings: those of the specification, and others. */

/** The pages in the site map. */
export const pageHeadings = {
  '/': 'Music Link API',
  '/docs/introduction': 'Introduction',
  '/docs/authentication': 'Authentication',
  '/docs/errors': 'Error handling',
  '/downloads': 'Downloads',
  '/docs/guides/from-upc-to-link': 'From a UPC to a published link',
  '/changelog': 'Changelog',
  '/docs/authentication/generate-token': 'Generate Bearer Token',
  '/endpoints': 'API Endpoints',
  '/endpoints/authentication': 'Authentication',
  '/endpoints/batch': 'Batch',
  '/endpoints/campaigns': 'Campaigns',
  '/endpoints/scheduled-scans': 'Scheduled Scans',
  '/endpoints/settings': 'Settings',
  '/docs/settings/board-domains': 'Get Board Domains',
  '/docs/settings/boards': 'Get Boards',
  '/docs/settings/board-media-services': 'Get Board Media Services',
  '/docs/settings/available-media-services': 'Get Available Media Services',
  '/docs/batch/batch-identifiers': 'Get Batch Identifiers',
  '/docs/batch/batch-scanning-status': 'Get Batch Scanning Status',
  '/docs/campaigns/get-campaign-links': 'Get Campaign Links',
  '/docs/campaigns/get-campaign-link': 'Get Campaign Link',
  '/docs/campaigns/create-campaign-link': 'Create Campaign Link',
  '/docs/campaigns/create-multiple-links': 'Create Multiple Links',
  '/docs/campaigns/rescan-campaign-links': 'Rescan Campaign Links',
  '/docs/campaigns/update-campaign-link': 'Update Campaign Link',
  '/docs/campaigns/restore-campaign-link': 'Restore Campaign Link',
  '/docs/campaigns/delete-campaign-link': 'Delete Campaign Link',
  '/docs/campaigns/create-prerelease-link': 'Create Pre-release Link',
  '/docs/campaigns/update-prerelease-link': 'Update Pre-release Link',
  '/docs/campaigns/create-ticket-link': 'Create Ticket Link',
  '/docs/campaigns/update-ticket-link': 'Update Ticket Link',
  '/docs/campaigns/get-scanning-status': 'Get Scanning Status',
  '/docs/campaigns/get-marketing-assets': 'Get Marketing Assets',
  '/docs/campaigns/get-link-affiliate-programs': 'Get Link Affiliate Programs',
  '/docs/campaigns/set-link-affiliate-programs': 'Set Link Affiliate Programs',
  '/docs/scheduled-scans/get-scheduled-scans': 'Get Scheduled Scans',
  '/docs/scheduled-scans/create-scheduled-scan': 'Create Scheduled Scan',
  '/docs/scheduled-scans/delete-scheduled-scan': 'Delete Scheduled Scan',
} as const;

/** Pages that are not in the site map and not in the search. */
export const hiddenHeadings = {
  '/search': 'Search',
  '/docs/writing': 'Writing pages',
  '/docs/design': 'Design',
} as const;

/** URLs that look like pages, but are not found. */
export const wrongPaths = [
  '/docs/campaigns',
  '/docs',
  '/docs/settings',
  '/nope',
  '/docs/campaigns/nope',
  '/endpoints/nope',
  '/docs/reference/campaigns/create-campaign-link',
  '/docs/campaigns/create-campaign-link/one/two/three',
  '/index.php',
  '/docs/two%20words',
] as const;

/** The title of the document. */
export function toTabTitle(route: string, heading: string): string {
  return `${route === '/' ? 'Home' : heading} | Music Link API`;
}
