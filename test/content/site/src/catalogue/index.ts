import { campaigns } from './campaigns';
import { settings } from './settings';

export const catalogue = { categories: [settings, campaigns] };
