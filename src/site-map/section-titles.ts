import type { SectionAnchor } from './anchors';

/** The headings of the sections of an endpoint's page. */
export const sectionTitles: Readonly<Record<SectionAnchor, string>> = {
  'path-params': 'Path Params',
  'body-params': 'Body Params',
  'query-params': 'Query Params',
  'formData-params': 'Form Data',
  'header-params': 'Header Params',
  'response-codes': 'Response Codes',
  'response-structure': 'Response Structure',
};
