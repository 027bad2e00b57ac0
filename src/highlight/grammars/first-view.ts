/** The grammars for the initial view, cURL and JSON: 7 kB gzip instead of all of Prism. */
import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-json';

export default Prism;
