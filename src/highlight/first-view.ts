/** Grammars for the first view, cURL and JSON: 4 kB, not all of Prism. Others extend `clike`. */
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-json';

/** The commands of `src/samples/curl.ts`. The body comes first, since it can contain quotes. */
Prism.languages['curl'] = {
  body: {
    pattern: /(--data-raw ')[[{][\s\S]*(?=')/,
    lookbehind: true,
    inside: Prism.languages['json'] ?? {},
  },
  string: /'[^']*'(?:\\''[^']*')*/,
  'attr-name': { pattern: /(\s)--[a-z-]+/, lookbehind: true },
  function: /^curl/,
};

export default Prism;
