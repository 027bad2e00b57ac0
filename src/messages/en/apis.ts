/** Messages of a portal of several APIs. */

export const apis = 'APIs';
export const allApis = 'All APIs';
export const findApi = 'Find an API';
/** Nothing in the menu matches what somebody typed. */
export const noApi = 'No API matches.';
export const feed = 'The <feed>Atom feed</feed> tells you about new versions of all APIs.';
export const endpointCount = '{count} endpoint|{count} endpoints';
export const version = 'Version {version}';
