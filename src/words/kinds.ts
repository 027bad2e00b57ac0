import * as kinds from '../messages/en/framework';

/** The name of a kind of notes, such as `Warning`. Kinds of authors are as they wrote them. */
export function sayKind(kind: string): string {
  const name = kind.toLowerCase();
  const said = (kinds as Readonly<Record<string, string>>)[name] ?? name;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
