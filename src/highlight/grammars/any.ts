/** Every language that has no grammar of its own here: what prism-react-renderer brings. */
import { Prism } from 'prism-react-renderer';

export default Prism;
