/** Messages of all pages but those of endpoints, and of components on Markdown pages. */

export const endpointsTitle = 'API Endpoints';
/** The title of categories without a group. */
export const others = 'Others';
export const endpoint = 'Endpoint';
export const whatItDoes = 'What it does';
export const categories = 'Categories';
export const inOtherCategories = 'In other categories';
export const viewDocumentation = 'View Documentation';
/** The same for screen readers. `title` is that of an endpoint. */
export const viewDocumentationOf = 'View Documentation: {title}';
export const schemas = 'Schemas';
export const fields = 'Fields';
export const example = 'Example';
export const usedBy = 'Used by';
export const endpoints = 'Endpoints';
export const table = 'Table';
export const status = 'Status';
export const name = 'Name';
export const meaning = 'Meaning';
export const verb = 'Verb';
/** What a verb is for. */
export const use = 'Use';
/** `type` is that of a field. */
export const requiredType = '{type}, required';
/** A phrase about a field, such as `at most 5`, as a sentence. */
export const fact = '{fact}.';
/** A task in a list. */
export const done = 'Done';
export const toDo = 'To do';
/** `file` is a download that a local preview does not have. */
export const onlyInBuilds = '{file} (only in builds)';
