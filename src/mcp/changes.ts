/** What changed between versions of the API. */
import { toCode } from '../openapi/inline';
import type { VersionStep } from '../page-data';
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

function toChanges(site: Site, version: PortalVersion, step: VersionStep) {
  return step.endpoints.flatMap(({ title, method, page, changes }) =>
    changes.map(({ breaking, sentence }) => ({
      breaking,
      version: step.version?.name ?? version.name,
      subject: title,
      ...(method && { method }),
      ...(page && { page: toPageUrl(site, version, page) }),
      text: sentence.map(({ kind, text }) => (kind === 'code' ? toCode(text) : text)).join(''),
    })),
  );
}
