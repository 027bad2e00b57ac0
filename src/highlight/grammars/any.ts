/** The grammars of prism-react-renderer, for all languages without a grammar in this folder. */
import { Prism } from 'prism-react-renderer';

export default Prism;
