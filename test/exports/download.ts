/** The contents of the archive with example requests: the collection and its environment. */
import { strFromU8, unzipSync } from 'fflate';
import { buildDownload } from '../../plugins/pages/reference';
import type { ReferenceFiles } from '../../src/content/generated';
import type { ApiDocument } from '../../src/openapi/document';
import { document as portalDocument } from '../support/entries';
import { site } from './sample';

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

export interface PostmanRequest {
  readonly method: string;
  readonly description: string;
  readonly header: readonly Entry[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query: readonly Entry[];
    readonly variable: readonly Entry[];
  };
  readonly body?:
    | { readonly mode: 'raw'; readonly raw: string }
    | { readonly mode: 'urlencoded'; readonly urlencoded: readonly Entry[] };
}

export interface PostmanItem {
  readonly name: string;
  readonly request: PostmanRequest;
}

export interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly { readonly name: string; readonly item: readonly PostmanItem[] }[];
}

export interface Environment {
  readonly name: string;
  readonly values: readonly (Entry & { readonly type: string; readonly enabled: boolean })[];
}

export { site };

export const fileNames = {
  collection: 'collection.postman_collection.json',
  environment: 'environment.postman_environment.json',
} as const;

/** The texts of the files in the archive, by name. */
export function openDownload(document = portalDocument, ofSite = site): Record<string, string> {
  return open(buildDownload(document, ofSite));
}

/** The collection in the generated files. */
export function collectionIn(files: ReferenceFiles): Collection {
  const archive = files.get('example-requests.zip') as Uint8Array;
  return JSON.parse(open(archive)[fileNames.collection]!) as Collection;
}

function open(archive: Uint8Array): Record<string, string> {
  const files = unzipSync(archive);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

export function readCollection(document?: ApiDocument): Collection {
  return JSON.parse(openDownload(document)[fileNames.collection]!) as Collection;
}

export function readEnvironment(): Environment {
  return JSON.parse(openDownload()[fileNames.environment]!) as Environment;
}
