/** The runner of each language. */
import { csharp } from './csharp.mjs';
import { go } from './go.mjs';
import { curl, javascript, php, python, ruby } from './interpreted.mjs';
import { java } from './java.mjs';
import { rust } from './rust.mjs';
import { swift } from './swift.mjs';

/** @type {Readonly<Record<import('../../../src/samples').LanguageId, import('../runner.mjs').Runner>>} */
export const runners = { curl, python, javascript, go, java, csharp, php, ruby, swift, rust };
