/** Finds misspelt names of settings. Otherwise, a setting that nothing reads has no effect. */
import leven from 'leven';
import { settings } from './settings';

const variables = Object.values(settings).map(({ variable }) => variable);

/** Names that resemble those of settings, but belong to other programs. */
const foreign: ReadonlySet<string> = new Set(['APP_HOST', 'BASE_URI', 'SCRIPT_URI', 'SITE_URI']);

/**
 * Returns a warning for each variable whose name differs from that of a setting like a typing
 * mistake. Most variables belong to other programs, so the setting must not be set itself, and a
 * name that starts with another letter is never one of ours.
 */
export function checkSettingNames(
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const isSet = (name: string) => Boolean(environment[name]);
  const missing = variables.filter((variable) => !isSet(variable));
  return Object.keys(environment)
    .filter((name) => isSet(name) && !foreign.has(name))
    .flatMap((name) => {
      const meant = missing.find((variable) => isMisspelt(name, variable));
      return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
    });
}

/** Whether case and signs differ, or neighbouring letters are swapped, or an edit or two. */
function isMisspelt(name: string, variable: string): boolean {
  const [found, known] = [toLetters(name), toLetters(variable)];
  if (found === known) return name !== variable;
  if (found[0] !== known[0]) return false;
  const most = known.length < 12 ? 1 : 2;
  return leven(found, known) <= most || isSwapped(found, known);
}

function toLetters(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function isSwapped(found: string, known: string): boolean {
  const at = [...known].findIndex((letter, index) => letter !== found[index]);
  const swapped = `${known.slice(0, at)}${known[at + 1]}${known[at]}${known.slice(at + 2)}`;
  return found === swapped;
}
