/** The variables of API clients, `{{name}}`, which replace hosts and secrets in requests. */
import { type ApiDocument, fillSettings, toText } from '../openapi/document';
import { toPlainText } from '../openapi/inline';
import type { Category, Endpoint, EndpointOption } from '../openapi/model';
import { toView } from '../openapi/read/index';
import { toFirstParagraph } from '../openapi/text';
import { type ExportedSite, toDocumentSettings } from './version';

/** What requests for clients are made from. */
export interface Exported {
  /** Their endpoints have hosts as variables. Paths with servers of their own keep them. */
  readonly categories: readonly Category[];
  readonly servers: readonly ExportedServer[];
}

/** A value that the base URL can have. */
export interface ExportedServer {
  readonly url: string;
  readonly label: string;
  /** The variables in the URL. */
  readonly variables: readonly (Record<'name' | 'value', string> & {
    readonly choices: readonly string[];
  })[];
}

/** The requests of a document. Those of an operator's document have one variable as base URL. */
export function toExported(document: ApiDocument, site: ExportedSite): Exported {
  const hosts = site.isGiven ? {} : hostVariables;
  const view = toView(fillSettings(document, { ...toDocumentSettings(site), ...hosts }));
  const { categories, servers } = view;
  const withVariable = (endpoint: Endpoint): Endpoint => {
    const { choices = [], ...one } = endpoint;
    if (listKeys(endpoint) !== servers.map(toKey).join()) return endpoint;
    return { ...one, baseUrl, choices: choices.filter(({ name }) => name !== 'server') };
  };
  return {
    categories: site.isGiven
      ? categories.map((one) => ({ ...one, endpoints: one.endpoints.map(withVariable) }))
      : categories,
    servers: servers.map(toServer),
  };
}

/** The base URL, if the operator has no setting for it. */
export const baseUrl = '{{baseUrl}}';

/** The servers of an endpoint, which has no choice if there is only one. */
function listKeys({ choices = [], baseUrl: only }: Endpoint): string {
  const choice = choices.find(({ name }) => name === 'server');
  return (choice?.options ?? [{ baseUrl: only }]).map(toKey).join();
}

function toKey({ baseUrl: url, variables }: Partial<EndpointOption>): string {
  return JSON.stringify([url, variables]);
}

function toServer(option: EndpointOption, index: number): ExportedServer {
  const { label, baseUrl: url = '', description = '', variables = [] } = option;
  const start = index === 0 ? 'server' : `server${index + 1}`;
  const names = new Map(
    variables.map(({ name }) => [name, `${start}_${name.replaceAll(/\W+/g, '_')}`]),
  );
  const [whole = ''] = url.split('?');
  const text = toPlainText(toFirstParagraph(description));
  return {
    url: toLiteralUrl(whole).replaceAll(/\{([^{}]*)\}/g, (braces, name: string) => {
      const known = names.get(name);
      return known === undefined ? braces : `{{${known}}}`;
    }),
    label: text || label.replace(/: \S*$/, ''),
    variables: variables.map((one) => ({
      name: names.get(one.name) ?? '',
      value: toLiteralUrl(toText(one.default ?? '')),
      choices: one.kind === 'choice' ? one.choices.map(toText) : [],
    })),
  };
}

/** The names of the variables in a text. */
export function listVariables(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
}

export const hostVariables = {
  apiBaseUrl: '{{apiBaseUrl}}',
  authenticationBaseUrl: '{{authenticationBaseUrl}}',
} as const;

/** The secrets of a form. The reader sets their values. */
const secretVariables: Readonly<Record<string, string>> = {
  client_id: '{{clientId}}',
  client_secret: '{{clientSecret}}',
};

/** The variable of a form field. Undefined if it is not a secret. */
export function findSecretVariable(name: string): string | undefined {
  return Object.hasOwn(secretVariables, name) ? secretVariables[name] : undefined;
}

/** The text without what begins a variable. */
export function toLiteralUrl(text: string): string {
  return text.replaceAll('{{', '%7B%7B');
}
