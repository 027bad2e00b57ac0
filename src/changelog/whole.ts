/** Compares what is said of the API as a whole, and its schemas. */
import * as messages from '../messages/en/changes';
import { say } from '../messages/say';
import { toCode } from '../openapi/inline';
import type { Field, NamedShape } from '../openapi/model';
import {
  type Change,
  compareFacts,
  type Facts,
  isSame,
  tell,
  toChanges,
  toKey,
  withExamples,
} from './facts';
import { rules } from './rules';
import { compareField, type Schemas, toPlace } from './shapes';

/** What is said of the whole API, of categories and security schemes by name, of servers by URL. */
export type About = Readonly<Record<'api' | 'category' | 'securityScheme' | 'server', Named>>;

type Named = Readonly<Record<string, Facts>>;

/** @param told the gists of what endpoints tell, such as which servers they have */
export function compareAbout(
  older: About,
  newer: About,
  told: ReadonlySet<string>,
): readonly Change[] {
  const named = (['api', 'category', 'securityScheme'] as const).flatMap((kind) =>
    compareNamed(older[kind], newer[kind], (name) => say(messages[kind], { name: toCode(name) })),
  );
  const servers = Object.entries(newer.server).flatMap(([url, to]) => {
    const subject = say(messages.server, { name: toCode(url) });
    return toChanges(compareFacts(older.server[url] ?? to, to), subject);
  });
  return [...named, ...servers.filter(({ gist }) => !told.has(gist))];
}

function compareNamed(older: Named, newer: Named, toSubject: (name: string) => string) {
  const names = new Set([...Object.keys(newer), ...Object.keys(older)]);
  return [...names].flatMap((name) => {
    const [from, to, subject] = [older[name], newer[name], toSubject(name)];
    if (from && to) return toChanges(compareFacts(from, to), subject);
    return toChanges([tell(to ? rules.added : rules.removed)], subject);
  });
}

/**
 * The changes of schemas that are on their own pages only.
 * @param told what endpoints tell of values, alone and with their last names
 */
export function compareSchemas(
  { older, newer }: Schemas,
  told: ReadonlySet<string>,
): readonly Change[] {
  const isNew = ({ gist, name }: Change) => !told.has(name === '' ? gist : toKey([name, gist]));

  const toField = ({ shape, description }: NamedShape): Field => ({
    ...shape,
    description,
    name: '',
  });
  const known = { older, newer };
  return [...new Set([...newer, ...older].map(({ name }) => name))].flatMap((name) => {
    const [from, to] = [older, newer].map((all) => all.find((one) => one.name === name));
    const subject = say(messages.schema, { name: toCode(name) });
    if (!from || !to) return toChanges([tell(to ? rules.added : rules.removed)], subject);
    if (isSame(from, to)) return [];
    const toSubject = (path: string) =>
      path ? say(messages.fieldOfSchema, { path: toCode(path), subject }) : subject;
    const place = toPlace(toSubject, undefined, known);
    const changes = compareField(toField(from), toField(to), place);
    return withExamples(changes, from, to, subject).filter(isNew);
  });
}
