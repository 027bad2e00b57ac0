import '@site/src/request/rare/index';
import type { Extras } from '../EndpointPage/extras';
import Choices from './Choices';
import EventExample from './EventExample';
import JsonField from './JsonField';
import { ResponseBody, ResponseFacts } from './Responses';
import Value, { OtherFields } from './Value';

/** What the pages of an OpenAPI document can show beside that of the built-in API. */
const extras: Extras = {
  Choices,
  EventExample,
  JsonField,
  OtherFields,
  ResponseBody,
  ResponseFacts,
  Value,
};

export default extras;
