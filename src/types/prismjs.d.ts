/** Prism without its languages; the package's types know only the whole. */
declare module 'prismjs/components/prism-core' {
  import Prism from 'prismjs';

  export default Prism;
}
