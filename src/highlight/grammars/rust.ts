import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-rust';

export default Prism;
