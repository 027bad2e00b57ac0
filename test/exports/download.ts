/** The contents of the archive with example requests: the collection and its environment. */
import { strFromU8, unzipSync } from 'fflate';
import { buildDownload } from '../../plugins/pages/reference';
import type { ReferenceFiles } from '../../src/content/generated';
import type { ApiDocument } from '../../src/openapi/document';
import { document as portalDocument } from '../support/entries';
import { site } from './sample';

export interface PostmanRequest {
  readonly description: string;
  readonly url: { readonly query: readonly object[] };
}

interface Collection {
  readonly info: object;
  readonly item: readonly {
    readonly name: string;
    readonly item: readonly { readonly name: string; readonly request: PostmanRequest }[];
  }[];
}

export interface Environment {
  readonly name: string;
  readonly values: readonly {
    readonly key: string;
    readonly value: string;
    readonly type: string;
    readonly enabled: boolean;
  }[];
}

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
