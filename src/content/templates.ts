/** The pages that a project has unless its editors write others. */
import path from 'node:path';
import * as messages from '../messages/en/templates';
import { say } from '../messages/say';
import type { Project } from '../project/index';
import { isWhole } from '../project/apis';

const toTemplates = (name: string) => path.join(__dirname, '../load/templates', name);

/** The pages of an API, those of all sites, the list of several APIs, and the home page around them. */
export const ofApi = [toTemplates('site'), toTemplates('api')];

/** The folders with the pages that a project has if its editors write no others. */
export function listTemplates({ id, portal, api }: Pick<Project, 'id' | 'portal' | 'api'>) {
  if (isWhole(api)) return [toTemplates('site'), toTemplates('whole')];
  const isAround = portal.apis.length > 0 && id === portal.root;
  return isAround ? [...ofApi, toTemplates('root')] : ofApi;
}

/** Puts messages into their places, such as `[[home]]`, in front matter as texts of YAML. */
export function fillTemplate(template: Buffer): string {
  const said: Readonly<Record<string, string>> = messages;
  const toFilled = (text: string, toText: (message: string) => string) =>
    text.replaceAll(/\[\[(\w+)\]\]/g, (place, name: string) => toText(said[name] ?? place));
  const [start = '', frontMatter = '', ...body] = template.toString().split('---\n');
  return [
    start,
    toFilled(frontMatter, (message) => JSON.stringify(message)),
    toFilled(body.join('---\n'), (message) => say(message, fileLinks)),
  ].join('---\n');
}

const fileLinks = {
  llms: '<Export file="llms.txt" />',
  openApi: '<Export file="openapi.json" />',
  index: '<Export file="index.md" />',
};
