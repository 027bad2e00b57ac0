import { defineCategory } from '../define';
import { createLink, deleteLink } from './links';

export const campaigns = defineCategory({
  id: 'campaigns',
  title: 'Campaigns',
  description: 'Links.',
  groups: ['Links', 'Tickets'],
  endpoints: [createLink, deleteLink],
});
