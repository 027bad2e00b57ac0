/** The titles of sections of endpoint pages. */

export const authentication = 'Authentication';
export const pathParams = 'Path Params';
export const bodyParams = 'Body Params';
export const queryParams = 'Query Params';
export const formData = 'Form Data';
export const headerParams = 'Header Params';
export const cookieParams = 'Cookie Params';
export const responseCodes = 'Response Codes';
export const responseStructure = 'Response Structure';
