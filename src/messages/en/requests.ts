/** Messages in example requests for other tools. For Node. */

/** `name` is that of the API. */
export const exampleRequests = '{name}, example requests. Version: {version}';
export const howToUse = 'How to use this file: {url}';
export const replaceNames = 'Replace names in braces, such as {id}.';
export const enterClient =
  'Enter the client ID and the client secret of your application. Percent-encode all characters except letters, digits, "-", ".", "_" and "~".';
export const sendFirst =
  'Send the first request, and replace YOUR_ACCESS_TOKEN with the access_token of its response.';
export const clientCan = 'Your client can also do this for you:';
/** `code` is what to write. */
export const restClient = 'In the REST Client, replace YOUR_ACCESS_TOKEN with {code}';
export const jetBrains =
  'In JetBrains IDEs and editors with httpyac, add this line below the form of the first request:';
export const encode =
  'In URLs and cookies, percent-encode all characters except letters, digits, "-", ".", "_" and "~".';
export const servers = 'The base URL is that of one of these servers:';
/** Before a variable. */
export const oneOf = 'One of {values}:';
export const deprecated = 'Deprecated. {text}';
export const spaceInBraces =
  'Clients read two braces as a variable, so the example has a space between them.';
export const formData = 'Postman sends the parts as multipart/form-data.';
