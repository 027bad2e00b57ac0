/** Reads from the environment what differs between deployments. */
import leven from 'leven';
import { folderVariable } from './folder';
import { suggest } from '../check/problem';
import { type Entry, settings } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable with a document to try. Then there is no `portal.yaml`. */
export const documentVariable = 'API_DOCUMENT';

/** The variables that override settings, by the names of these. */
const overrides: ReadonlyMap<string, string> = new Map(
  [...settings].flatMap(([name, { 'x-variable': variable }]) =>
    // A portal of several APIs has these once.
    variable === undefined || name.startsWith('apis[') ? [] : [[name, variable]],
  ),
);

/** All variables of the operator. */
export const variables: readonly string[] = [
  ...overrides.values(),
  folderVariable,
  documentVariable,
];

/** An environment without the operator's settings, since tests expect the defaults. */
export function withDefaultSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(environment).filter(([name]) => !variables.includes(name));
  return Object.fromEntries(others);
}

/** The settings that variables set. An empty variable is unset. */
export function readEnvironment(environment: Environment): ReadonlyMap<string, Entry> {
  return new Map(
    [...overrides].flatMap(([name, variable]) => {
      const value = environment[variable];
      return value ? [[name, { value, file: variable }]] : [];
    }),
  );
}

/** A warning for each variable that has no effect, though it looks like one of the operator's. */
export function listUnread(environment: Environment): readonly string[] {
  const set = Object.keys(environment).filter((name) => environment[name]);
  return set.flatMap((name) => {
    const { hint } = isMisspelt(name) ? suggest(name, variables) : {};
    return hint === undefined ? [] : [`${name} has no effect. ${hint}`];
  });
}

/** Whether a name is one of ours but for a letter or its underscores. */
function isMisspelt(name: string): boolean {
  if (variables.includes(name)) return false;
  const bare = toBare(name);
  return variables.some((one) => leven(bare, toBare(one)) <= 1);
}

function toBare(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z]/g, '');
}
