import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';

/** All options, also those with a hyphen in their name. */
Prism.languages.insertBefore('bash', 'parameter', {
  'attr-name': { pattern: /(\s)--?[a-z][a-z-]*/, lookbehind: true },
});

export default Prism;
