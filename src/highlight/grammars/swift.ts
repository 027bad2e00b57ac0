import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-swift';

export default Prism;
