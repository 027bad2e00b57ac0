import type { Code } from 'mdast';
import type { Endpoint } from '../../catalogue/model';
import { buildRequest } from '../../request/build';
import { toEnteredValues, type GivenRequest } from '../../request/values';
import { languages, type LanguageId } from '../../samples';
import type { ExportedVersion } from '../version';
import { codeBlock } from './nodes';

/** A request as code in a language. */
export function toSampleBlock(
  endpoint: Endpoint,
  values: GivenRequest,
  language: LanguageId,
  { site }: ExportedVersion,
): Code {
  const { toSample } = languages[language];
  const request = buildRequest(endpoint, toEnteredValues(endpoint, values), site);
  return codeBlock(fences[language], toSample(request));
}

/** The usual name of each language after a code fence. */
const fences: Readonly<Record<LanguageId, string>> = {
  curl: 'bash',
  python: 'python',
  javascript: 'js',
  go: 'go',
  java: 'java',
  csharp: 'csharp',
  php: 'php',
  ruby: 'ruby',
  swift: 'swift',
  rust: 'rust',
};
