/** Prism without its languages. The types of the package cover only the full bundle. */
declare module 'prismjs/components/prism-core' {
  import Prism from 'prismjs';

  export default Prism;
}

/** They add a language to Prism. */
declare module 'prismjs/components/*';
