/** Messages around all pages. */

/* The header, the menus and the footer. */

export const docs = 'Docs';
export const systemStatus = 'System Status';
export const menu = 'Menu';
/** The name of a list of links in the header. */
export const links = 'Links';
/** The name of the links in the footer. */
export const more = 'More';
/** The name of the sidebar. */
export const documentation = 'Documentation';
export const showAll = 'Show all';
export const loading = 'Loading …';
/** Before an email address. */
export const questions = 'Questions? {email}';
export const changelog = 'Changelog';
export const version = 'Version';
/** Of a version. */
export const latest = 'Latest';
/** The latest of several versions. */
export const labelLatest = '{label} (latest)';
export const newTab = '(opens in a new tab)';

/* The place of a page. */

export const breadcrumbs = 'Breadcrumbs';
export const home = 'Home';
export const apiEndpoints = 'API Endpoints';
export const schemas = 'Schemas';
/** In the place of many categories. */
export const allCategories = 'All {count} category|All {count} categories';
/** To the previous page. */
export const back = 'Back';
export const previousAndNext = 'Previous and next page';
export const previous = 'Previous';
export const next = 'Next';

/* Versions. */

export const noPageInLatest = 'The latest version, {version}, does not have this page.';
/** Beside a version in the menu. */
export const withoutPage = '(without this page)';
export const viewInLatest = 'View this page in the latest version, {version}';
export const goToVersion = 'Go to version {version}';
export const nextVersion = 'This is the next version, which is not released yet.';
export const oldVersion = 'This is version {version}, which is no longer updated.';
export const preRelease = 'This is version {version}, a pre-release.';

/* The menu of a page. */

export const pageActions = 'Page actions';
export const viewAsMarkdown = 'View as Markdown';
export const copyAsMarkdown = 'Copy page as Markdown';
export const copyPage = 'Copy page';
/** `name` is that of a file or a format. */
export const copied = '{name} copied to clipboard';
export const notCopied =
  'Could not copy it. Your browser does not allow this page to use the clipboard.';
export const partNotLoaded = 'Could not load this. Check your connection and try again.';
export const closeMessage = 'Close message';

/* The language of a page. */

/** `language` is a link with the name of a language in itself, such as Deutsch. */
export const alsoIn = 'This page is also in {language}.';

/** `language` is that of the original, such as English. */
export const notTranslated = 'This page has not been translated yet, so it is in {language}.';

/* Below a page. */

export const helpful = 'Was this page helpful?';
export const yes = 'Yes';
export const no = 'No';
export const thanks = 'Thank you for your answer.';
export const lastUpdated = 'Last updated on {date}';
export const edit = 'Edit this page';
export const sendFeedback = 'Send feedback on this page';

/* Marks. */

export const breaking = 'Breaking';
export const deprecated = 'Deprecated';
