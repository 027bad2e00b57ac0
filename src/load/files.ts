/** Reads the files of a document: only those below its folder, and never from the network. */
import fs from 'node:fs';
import path from 'node:path';
import type { BaseResolver, Document, Source } from '@redocly/openapi-core';
import { loadPackages } from '../content/packages';
import { type Mistake, parse } from './parse';

/** A mistake in the text of a file. */
export type TextMistake = Mistake & { readonly file: string };

/**
 * @param file the document
 * @param overlay a file that may be elsewhere
 * @param mistakes is filled while files are read
 */
export async function createResolver(
  file: string,
  overlay: string | undefined,
  mistakes: TextMistake[],
): Promise<BaseResolver> {
  const { openApi } = await loadPackages();
  const folder = fs.realpathSync(path.dirname(file));

  return new (class extends openApi.BaseResolver {
    override async loadExternalRef(reference: string): Promise<Source> {
      const reason = findRefusal(reference, folder);
      if (reason !== undefined && reference !== overlay) {
        throw new openApi.ResolveError(new Error(reason));
      }
      const source = await super.loadExternalRef(reference);
      source.body = source.body.replace(/^\uFEFF/, '');
      return source;
    }

    override parseDocument(source: Source, isRoot = false): Document {
      const file = source.absoluteRef;
      // Examples can be files of any kind.
      if (!isRoot && !openApi.isSupportedExtension(file)) return { source, parsed: source.body };
      try {
        const { value, mistakes: found } = parse(source.body);
        validateSize(value);
        mistakes.push(...found.map((mistake) => ({ ...mistake, file })));
        return { source, parsed: value };
      } catch (error) {
        throw new openApi.YamlParseError(error as Error, source);
      }
    }
  })();
}

/** Reads a file. Throws if it cannot be read. */
export async function openDocument(resolver: BaseResolver, file: string): Promise<Document> {
  const document = await resolver.resolveDocument(null, file, true);
  if (document instanceof Error) throw document;
  return document;
}

/** Why a file is not read. Undefined for a file below the folder. */
function findRefusal(reference: string, folder: string): string | undefined {
  if (/^[a-z][a-z\d+.-]+:/i.test(reference)) return 'files from the network are not read';
  const status = fs.statSync(reference, { throwIfNoEntry: false });
  if (!status?.isFile()) return 'the file does not exist';
  const isInside = fs.realpathSync(reference).startsWith(folder.replace(/[\\/]?$/, path.sep));
  return isInside ? undefined : 'files outside of the folder of the document are not read';
}

/** The largest number of values in a file, with those of aliases counted each time. */
const mostValues = 5_000_000;

/** Rejects a file whose aliases contain themselves, or repeat a value too often. */
function validateSize(parsed: unknown): void {
  const sizes = new Map<object, number>();
  const measure = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    sizes.set(value, Infinity);
    const size = Object.values(value).reduce<number>((sum, one) => sum + measure(one), 1);
    sizes.set(value, size);
    return size;
  };
  if (measure(parsed) > mostValues) {
    throw new Error(`aliases that make more than ${mostValues} values`);
  }
}
