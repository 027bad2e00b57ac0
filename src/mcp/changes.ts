/** What changed between versions of the API. */
import { toCode } from '../openapi/inline';
import type { VersionStep } from '../page-data';
import { groupChanges } from '../page-data/step-summary';
import { type Answer, takeItems, toAnswer } from './answer';
import type { PortalVersion } from './files';
import { Problem, toQuoted } from './problem';
import { readSteps, type Site, toPageUrl } from './site';

/** @param since the version from which on the client needs the changes, without its own */
export async function listChanges(
  site: Site,
  version: PortalVersion,
  since: string | undefined,
  offset: number,
): Promise<Answer> {
  const all = await readSteps(site, version);
  const names = all.flatMap((step) => step.version?.name ?? []);
  if (since !== undefined && !names.includes(since)) {
    const expected =
      names.length > 0
        ? `expected one of ${names.map(toQuoted).join(', ')}`
        : 'expected no "since", because no version was released yet';
    throw new Problem(
      `Found no version ${toQuoted(since)} in the changelog, ${expected}.`,
      site.suggest(since, names),
    );
  }
  const end = all.findIndex((step) => since !== undefined && step.version?.name === since);
  const steps = end < 0 ? all : all.slice(0, end);
  const changes = steps
    .flatMap((step) => toChanges(site, version, step))
    .toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
  const { taken, next } = takeItems(changes, offset);
  return toAnswer(site, {
    version: version.name,
    versions: names,
    count: changes.length,
    breaking: changes.filter(({ breaking }) => breaking).length,
    changes: taken,
    ...(names.length === 0 && { hint: 'No version was released yet, so there are no changes.' }),
    ...(next !== undefined && { next: `Call again with "offset": ${next} for the rest.` }),
  });
}

/** The operations that a change of several names. */
const mostNamed = 20;

/** A change that several operations have in common comes once. */
function toChanges(site: Site, version: PortalVersion, step: VersionStep) {
  return groupChanges(step.endpoints).flatMap(({ endpoints, changes }) => {
    const [{ method, page } = {}, ...others] = endpoints;
    const titles = endpoints.slice(0, mostNamed).map(({ title }) => title);
    const more = endpoints.length - titles.length;
    return changes.map(({ breaking, sentence }) => ({
      breaking,
      version: step.version?.name ?? version.name,
      subject: titles.join(', ') + (more > 0 ? ` and ${more} more` : ''),
      ...(method && others.length === 0 && { method }),
      ...(page && others.length === 0 && { page: toPageUrl(site, version, page) }),
      text: sentence.map(({ kind, text }) => (kind === 'code' ? toCode(text) : text)).join(''),
    }));
  });
}
