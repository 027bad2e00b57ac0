import { checkCatalogue, toMessage } from '../../src/catalogue/check';
import type { Catalogue } from '../../src/catalogue/model';

/** Stops the build with every problem of the catalogue, a line each. */
export function validateCatalogue(catalogue: Catalogue): void {
  const problems = checkCatalogue(catalogue);
  if (problems.length === 0) return;
  throw new Error(
    `The endpoint catalogue has ${problems.length} problem(s):\n${problems.map(toMessage).join('\n')}`,
  );
}
