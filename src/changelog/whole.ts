/** Compares what is said of the API as a whole. */
import { toCode } from '../openapi/inline';
import type { Field, NamedShape } from '../openapi/model';
import { type Change, compareFacts, type Facts, isSame, tell, toChanges } from './facts';
import { rules } from './rules';
import { compareField, type Schemas, toPlace } from './shapes';

/** What is said of the whole API, by kind and name: categories, security schemes and others. */
export type About = Readonly<Record<string, Facts>>;

export function compareAbout(older: About, newer: About): readonly Change[] {
  const subjects = new Set([...Object.keys(newer), ...Object.keys(older)]);
  return [...subjects].flatMap((subject) => {
    const [from, to] = [older[subject], newer[subject]];
    if (from && to) return toChanges(compareFacts(from, to), subject);
    return toChanges([tell(to ? rules.added : rules.removed)], subject);
  });
}

/** The changes of schemas that are on their own pages only. */
export function compareSchemas({ older, newer }: Schemas): readonly Change[] {
  const toField = ({ shape, name: _name, slug: _slug, ...facts }: NamedShape): Field => ({
    ...shape,
    ...facts,
    name: '',
  });
  const known = { older, newer };
  return [...new Set([...newer, ...older].map(({ name }) => name))].flatMap((name) => {
    const [from, to] = [older, newer].map((all) => all.find((one) => one.name === name));
    const subject = `schema ${toCode(name)}`;
    if (!from || !to) {
      return toChanges([tell(to ? rules.added : rules.removed)], subject);
    }
    if (isSame(from, to)) return [];
    const toSubject = (path: string) =>
      path ? `field ${toCode(path)} of the ${subject}` : subject;
    return compareField(toField(from), toField(to), toPlace(toSubject, undefined, known));
  });
}
