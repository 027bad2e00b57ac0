/** The operator's settings, read from the environment and validated, with neutral defaults. */
import type { ExportedSite } from './exports/version';
import { Failure } from './failure';
import { off, settings, type Setting } from './settings';

export interface Site extends ExportedSite {
  /** The text of the welcome toast, with `{email}` for the support address. Undefined for none. */
  readonly welcomeToast?: string;
  /** Where readers report problems, with `{page}` and `{title}`. Undefined if there is no link. */
  readonly feedbackUrl?: string;
  /** The letter in the logo of the operator's API. */
  readonly letter?: string;
}

/** What the operator's document says. */
export type GivenSite = Pick<Site, 'name' | 'supportEmail' | 'apiBaseUrl'>;

/** The location of the portal. */
export interface Deployment {
  /** The origin, for example `https://developers.example.com`. */
  readonly siteUrl: string;
  /** The path with a slash at both ends, for example `/` or `/portal/`. */
  readonly baseUrl: string;
  /** The URL where portal files are edited, with a trailing slash. Empty if there is none. */
  readonly editUrl: string;
  /** What is at `/` after the first cut: the current work, or the latest release. */
  readonly latest: 'current' | 'release';
  /** The URL of the operator's script on all pages, such as analytics. Empty if there is none. */
  readonly scriptUrl: string;
  /** What `security.txt` says: a URL, and until when it is valid. Null if there is none. */
  readonly security: { readonly contact: string; readonly expires: string } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings. Throws one error for all that are invalid. `given` replaces the defaults. */
export function readSite(
  environment: Environment,
  given?: GivenSite,
): { site: Site; deployment: Deployment } {
  const single = Object.values(settings).flatMap((setting) => toProblem(setting, environment));
  const problems = single.length > 0 ? single : checkSecurity(environment);
  if (problems.length > 0) {
    throw new Failure(`Invalid settings:\n${problems.join('\n')}`);
  }
  const fallbacks: Readonly<Record<string, string>> = given
    ? { name: given.name, supportEmail: given.supportEmail, statusPage: '', welcomeToast: off }
    : {};
  const values = Object.fromEntries(
    // An empty variable is unset.
    Object.entries<Setting>(settings).map(([name, { variable, fallback = '' }]) => [
      name,
      environment[variable] || (fallbacks[name] ?? fallback),
    ]),
  ) as Readonly<Record<keyof typeof settings, string>>;
  const { name, product, supportEmail, statusPage, welcomeToast, feedbackUrl } = values;
  const { siteUrl, baseUrl, editUrl, scriptUrl, securityContact, securityExpires } = values;
  return {
    site: {
      name,
      product: given ? '' : product,
      supportEmail,
      statusPage,
      apiBaseUrl: given ? given.apiBaseUrl : `https://${values.apiHost}`,
      authenticationBaseUrl: given ? '' : `https://${values.authenticationHost}`,
      ...(welcomeToast !== off && { welcomeToast }),
      ...(feedbackUrl !== '' && { feedbackUrl }),
      ...(given && { isGiven: true, letter: /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? 'A' }),
    },
    deployment: {
      siteUrl,
      baseUrl,
      editUrl,
      scriptUrl,
      security:
        securityContact === '' ? null : { contact: securityContact, expires: securityExpires },
      latest: values.latest === 'release' ? 'release' : 'current',
    },
  };
}

function toProblem(setting: Setting, environment: Environment): string[] {
  const { variable, expected, hint, accepts } = setting;
  const value = environment[variable];
  if (!value || accepts(value)) return [];
  const problem = `  ${variable}: found ${JSON.stringify(value)}, expected ${expected}.`;
  return [hint === undefined ? problem : `${problem} ${hint}`];
}

/** `security.txt` needs both settings. */
function checkSecurity(environment: Environment): string[] {
  const pair = [settings.securityContact, settings.securityExpires] as const;
  const [contact, expires] = pair.map(({ variable }) => environment[variable]);
  if (!contact === !expires) return [];
  const [missing, set] = contact ? [pair[1], pair[0]] : pair;
  const { variable, expected } = missing;
  return [`  ${variable}: found "", expected ${expected}. Set it too, or unset ${set.variable}.`];
}
