/** Messages of pages that do not exist or fail. */

export const notFound = 'Page not found';
export const notFoundTitle = 'Oops! Page not found';
export const notFoundAdvice = 'Check the URL for typos, or use the search to find the page.';
export const returnHome = 'Return to Home';
export const error = 'Unexpected Application Error!';
export const errorAdvice =
  'This page could not be displayed. Reload it or return to the home page.';
export const reload = 'Reload';
