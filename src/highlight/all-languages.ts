/** Every other language: the grammars that prism-react-renderer brings. */
import { Prism } from 'prism-react-renderer';

export default Prism;
