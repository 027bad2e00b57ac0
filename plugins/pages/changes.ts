/**
 * The changes of cut versions in the language of the build. A cut stores English sentences, which stay
 * as they are: those that today's comparison of the two documents makes, too, have a translation.
 */
import type * as comparing from '../../src/changelog/compare';
import { compareEndpoints } from '../../src/changelog/compare';
import * as messages from '../../src/messages/en/changes';
import { tag } from '../../src/messages/en/language';
import * as english from '../../src/messages/english';
import type { ApiDocument } from '../../src/openapi/document';
import type { Inline } from '../../src/openapi/inline';
import { toView } from '../../src/openapi/read/index';
import type { EndpointChanges, VersionStep } from '../../src/page-data';
import type { Project } from '../../src/project/index';
import { toRoute } from '../../src/routes/places';
import { type CutVersion, readVersionNames, readVersions } from '../../src/versions/read';
import { loadInEnglish } from '../bundler/node-messages.mjs';
import { readVersionDocument } from '../docs/frozen';

/** The titles of endpoints by the routes of their pages. */
export type Titles = ReadonlyMap<string, string>;

export function toTitles(document: ApiDocument): Titles {
  const { categories } = toView(document);
  return new Map(
    categories.flatMap(({ endpoints }) => endpoints.map((one) => [toRoute(one), one.title])),
  );
}

/** The changes of an endpoint below its title in another language. */
export function withTitle(changes: EndpointChanges, titles: Titles): EndpointChanges {
  const { page = changes.pageBefore ?? '' } = changes;
  return { ...changes, title: titles.get(page) ?? changes.title };
}

/** The versions of a project that were ever cut, with their changes in the language of the build. */
export function readTranslatedVersions(project: Project): readonly CutVersion[] {
  const versions = readVersions(project.folder);
  if (tag === english.language.tag) return versions;
  const names = readVersionNames(project.folder);
  const titles = new Map(
    names.map((name) => [name, toTitles(readVersionDocument(project, name))] as const),
  );
  const file = require.resolve('../../src/changelog/compare');
  const { compareEndpoints: compareInEnglish } = loadInEnglish(file) as typeof comparing;
  const translated = new Map<string, VersionStep>();
  for (const newer of versions) {
    const [step] = newer.steps;
    const older = versions.find(({ name }) => name === step?.before);
    if (!step || !older) continue;
    const sentences = pairSentences(compareInEnglish(older, newer), compareEndpoints(older, newer));
    const known = new Map([older, newer].flatMap(({ name }) => [...(titles.get(name) ?? [])]));
    translated.set(newer.name, translateStep(step, sentences, known));
  }
  return versions.map(({ steps, ...version }) => ({
    ...version,
    steps: steps.map((step) => translated.get(step.version?.name ?? '') ?? step),
  }));
}

/** What English sentences, as JSON, are in the language of the build. */
type Sentences = ReadonlyMap<string, readonly Inline[]>;

function translateStep(step: VersionStep, sentences: Sentences, titles: Titles): VersionStep {
  const endpoints = step.endpoints.map((endpoint) => ({
    ...withTitle(endpoint, titles),
    ...(isWhole(endpoint) && { title: messages.api }),
    changes: endpoint.changes.map(({ breaking, sentence }) => ({
      breaking,
      sentence: sentences.get(JSON.stringify(sentence)) ?? sentence,
    })),
  }));
  return { ...step, endpoints };
}

/** Whether the changes are those of the API as a whole. */
function isWhole({ title, method }: EndpointChanges): boolean {
  return title === english.changes.api && method === undefined;
}

function pairSentences(
  inEnglish: readonly EndpointChanges[],
  own: readonly EndpointChanges[],
): Sentences {
  const pairs = inEnglish.flatMap(({ changes }, index) => {
    const others = own[index]?.changes ?? [];
    // Sentences that are the same in one language alone are told once there.
    if (others.length !== changes.length) return [];
    return changes.map(
      ({ sentence }, position) =>
        [JSON.stringify(sentence), others[position]?.sentence ?? sentence] as const,
    );
  });
  return new Map(pairs);
}
