/** Reads the files of a document: only those below its folder, and never from the network. */
import fs from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  type Document,
  isSupportedExtension,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { type Mistake, parse } from './parse';
import type { Placed } from './problems';
import { validateSize } from './size';

/**
 * @param file the document
 * @param overlay a file that may be elsewhere
 * @param mistakes is filled while files are read
 */
export function createResolver(
  file: string,
  overlay: string | undefined,
  mistakes: Placed[],
): BaseResolver {
  const folder = fs.realpathSync(path.dirname(file));

  return new (class extends BaseResolver {
    override async loadExternalRef(reference: string): Promise<Source> {
      const reason = findRefusal(reference, folder);
      if (reason !== undefined && reference !== overlay) {
        throw new ResolveError(new Error(reason));
      }
      const source = await super.loadExternalRef(reference);
      source.body = source.body.replace(/^\uFEFF/, '');
      return source;
    }

    override parseDocument(source: Source, isRoot = false): Document {
      const file = source.absoluteRef;
      // Examples can be files of any kind.
      if (!isRoot && !isSupportedExtension(file)) return { source, parsed: source.body };
      try {
        const { value, mistakes: found } = parse(source.body);
        validateSize(value, source.body);
        mistakes.push(...found.map((mistake) => toPlaced(mistake, source)));
        return { source, parsed: value };
      } catch (error) {
        throw new YamlParseError(error as Error, source);
      }
    }
  })();
}

function toPlaced({ line, message }: Mistake, source: Source): Placed {
  const location = [{ source, start: { line, col: 1 } }] as unknown as Placed['location'];
  return { message, location, advice: 'It is read all the same.' };
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
  if (!status) return 'the file does not exist';
  if (!status.isFile()) return 'it is a folder';
  const isInside = fs.realpathSync(reference).startsWith(folder.replace(/[\\/]?$/, path.sep));
  return isInside ? undefined : 'files outside of the folder of the document are not read';
}
