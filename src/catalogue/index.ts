/** The catalogue: all facts about the API, in reading order. */
import { authentication } from './authentication';
import { batch } from './batch';
import { campaigns } from './campaigns';
import { statusCodes, verbs } from './errors';
import type { Entries } from './model';
import { scheduledScans } from './scheduled-scans';
import { settings } from './settings';

export const catalogue: Entries = {
  categories: [authentication, settings, batch, campaigns, scheduledScans],
  statusCodes,
  verbs,
};
