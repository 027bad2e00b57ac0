import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-diff';

export default Prism;
