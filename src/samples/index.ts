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
import { type LanguageId, languageNames } from './languages';

export * from './languages';

/** Browsers load this with the first language that is not cURL. */
export const languages = {
  curl: { ...languageNames.curl, toSample: toCurl },
  python: { ...languageNames.python, toSample: toPython },
  javascript: { ...languageNames.javascript, toSample: toJavaScript },
  go: { ...languageNames.go, toSample: toGo },
  java: { ...languageNames.java, toSample: toJava },
  csharp: { ...languageNames.csharp, toSample: toCSharp },
  php: { ...languageNames.php, toSample: toPhp },
  ruby: { ...languageNames.ruby, toSample: toRuby },
  swift: { ...languageNames.swift, toSample: toSwift },
  rust: { ...languageNames.rust, toSample: toRust },
} satisfies Readonly<Record<LanguageId, { toSample: (request: HttpRequest) => string }>>;
