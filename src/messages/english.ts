/** All messages, by the module and the name that are their ID: `form.undo`. For Node alone. */
export * as changelog from './en/changelog';
export * as code from './en/code';
export * as endpoint from './en/endpoint';
export * as failure from './en/failure';
export * as form from './en/form';
export * as home from './en/home';
export * as language from './en/language';
export * as pageMenu from './en/pageMenu';
export * as pages from './en/pages';
export * as paste from './en/paste';
export * as samples from './en/samples';
export * as search from './en/search';
export * as searchPage from './en/searchPage';
export * as sharedForm from './en/sharedForm';
export * as shell from './en/shell';
