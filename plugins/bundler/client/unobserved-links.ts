/**
 * The framework observes whether links are in view, to prefetch their pages. Pages are not prefetched,
 * and the observers of a page take 2 % of the time of each key.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

Object.assign(ExecutionEnvironment, { canUseIntersectionObserver: false });
