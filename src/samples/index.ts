/** The languages with the functions that write a request as code. */
import type { HttpRequest } from '../request/model';
import { toCSharp } from './csharp';
import { toCurl } from './curl';
import { toGo } from './go';
import { toJava } from './java';
import { toJavaScript } from './javascript';
import { toPhp } from './php';
import { toPython } from './python';
import { toRuby } from './ruby';
import { toRust } from './rust';
import { toSwift } from './swift';
import { type LanguageId, languageIds, languageNames } from './languages';

export * from './languages';

type ToSample = (request: HttpRequest) => string;

const writers: Readonly<Record<LanguageId, ToSample>> = {
  curl: toCurl,
  python: toPython,
  javascript: toJavaScript,
  go: toGo,
  java: toJava,
  csharp: toCSharp,
  php: toPhp,
  ruby: toRuby,
  swift: toSwift,
  rust: toRust,
};

type Languages = {
  readonly [Id in LanguageId]: (typeof languageNames)[Id] & { readonly toSample: ToSample };
};

/** Browsers load this with the first language that is not cURL. */
export const languages = Object.fromEntries(
  languageIds.map((id) => [id, { ...languageNames[id], toSample: writers[id] }]),
) as Languages;
