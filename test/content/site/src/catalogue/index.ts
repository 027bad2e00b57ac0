import { campaigns } from './campaigns';
import { settings } from './settings';

export const catalogue = {
  categories: [settings, campaigns],
  statusCodes: [{ code: '401', name: 'Unauthorized', meaning: 'No access.', anchor: 'status-401' }],
  verbs: [],
};
