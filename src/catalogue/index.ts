/** The catalogue: every fact about the API, in reading order. */
import { authentication } from './authentication';
import { batch } from './batch';
import { campaigns } from './campaigns';
import { statusCodes, verbs } from './errors';
import type { Catalogue, Endpoint } from './model';
import { scheduledScans } from './scheduled-scans';
import { settings } from './settings';

export const catalogue: Catalogue = {
  categories: [authentication, settings, batch, campaigns, scheduledScans],
  statusCodes,
  verbs,
};

/** Every endpoint of every category, in reading order. */
export const endpoints: readonly Endpoint[] = catalogue.categories.flatMap(
  (category) => category.endpoints,
);
