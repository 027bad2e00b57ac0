/** The campaign endpoints, in display order. */
import { defineCategory } from '../define';
import { getLinkAffiliatePrograms, setLinkAffiliatePrograms } from './affiliates';
import { getMarketingAssets } from './assets';
import { createMultipleLinks, rescanCampaignLinks } from './batch';
import {
  createCampaignLink,
  deleteCampaignLink,
  getCampaignLink,
  getCampaignLinks,
  restoreCampaignLink,
  updateCampaignLink,
} from './links';
import { createPreReleaseLink, updatePreReleaseLink } from './prerelease';
import { getScanningStatus } from './scans';
import { createTicketLink, updateTicketLink } from './ticket';

export const campaigns = defineCategory({
  id: 'campaigns',
  title: 'Campaigns',
  description:
    'Create, update and rescan campaign, pre-release and ticket links, and get their marketing assets.',
  groups: ['Release and content links', 'Pre-release', 'Ticket', 'Cross-type operations'],
  endpoints: [
    getCampaignLinks,
    getCampaignLink,
    createCampaignLink,
    createMultipleLinks,
    rescanCampaignLinks,
    updateCampaignLink,
    restoreCampaignLink,
    deleteCampaignLink,
    createPreReleaseLink,
    updatePreReleaseLink,
    createTicketLink,
    updateTicketLink,
    getScanningStatus,
    getMarketingAssets,
    getLinkAffiliatePrograms,
    setLinkAffiliatePrograms,
  ],
});
