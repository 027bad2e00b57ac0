/** All messages, by the module and the name that are their ID: `form.undo`. For Node alone. */
export * as code from './en/code';
export * as endpoint from './en/endpoint';
export * as form from './en/form';
export * as language from './en/language';
export * as paste from './en/paste';
export * as search from './en/search';
export * as shell from './en/shell';
