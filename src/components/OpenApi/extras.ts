import Choices from './Choices';
import EventExample from './EventExample';
import { ResponseBody, ResponseFacts } from './Responses';
import Value, { OtherFields } from './Value';

/** What the pages of an OpenAPI document can show beside that of the built-in API. */
const extras = {
  Choices,
  EventExample,
  OtherFields,
  ResponseBody,
  ResponseFacts,
  Value,
};

export default extras;
