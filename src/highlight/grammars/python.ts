import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-python';

export default Prism;
