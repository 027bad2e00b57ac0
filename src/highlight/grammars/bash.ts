import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-bash';

export default Prism;
