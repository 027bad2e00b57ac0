import '@site/src/request/rare/index';
import type { Extras } from '../EndpointPage/extras';
import Choices from './Choices';
import EventExample from './EventExample';
import ResponsePanel from './ResponseExamples';
import { ResponseBody, ResponseCodes } from './Responses';
import Value from './Value';

/** What the pages of an OpenAPI document can show beside that of the built-in API. */
const extras: Extras = { Choices, EventExample, ResponseBody, ResponseCodes, ResponsePanel, Value };

export default extras;
