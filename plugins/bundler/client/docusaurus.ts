/**
 * Replaces the framework's `docusaurus`, through which links load their pages. It would observe all
 * links, and look for the files of each page that comes into view, which takes up to 10 ms of the
 * start of a page. Here, pages load while the pointer is on their link.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from '@docusaurus/core/lib/client/preload';

Object.assign(ExecutionEnvironment, { canUseIntersectionObserver: false });

export default Object.freeze({ prefetch: () => false, preload });
