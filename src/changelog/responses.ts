/** Compares responses. */
import * as messages from '../messages/en/changes';
import { say } from '../messages/say';
import { toCode } from '../openapi/inline';
import type { Endpoint, Field, Response } from '../openapi/model';
import { anything, toNamed } from '../openapi/shapes';
import {
  type Change,
  compareFacts,
  compareLists,
  tell,
  toChanges,
  toFacts,
  withExamples,
} from './facts';
import { rules, toEssence } from './rules';
import { compareMembers, type Schemas, toPlace } from './shapes';

/** The responses by status, each with its headers and its bodies. */
export function compareResponses(older: Endpoint, newer: Endpoint, schemas: Schemas) {
  // Clients answer an event.
  const side = newer.event ? 'written' : 'read';
  const common = newer.responses.flatMap((response): readonly Change[] => {
    const subject = toSubject(response);
    const before = older.responses.find(({ status }) => status === response.status);
    if (!before) return toChanges([tell(rules.responseAdded)], subject, side);
    const toFieldName = (path: string) =>
      say(path ? messages.fieldOf : messages.bodyOf, { path: toCode(path), subject });
    const toHeaderName = (path: string) => say(messages.headerOf, { path: toCode(path), subject });
    const differences = [
      ...compareMediaTypes(before, response),
      ...compareFacts(toFacts(before), toFacts(response)),
    ];
    const changes = [
      ...toChanges(differences, subject, side),
      ...compareMembers(before.headers ?? [], response.headers ?? [], {
        ...toPlace(toHeaderName, side, schemas),
        isText: true,
      }),
      ...compareMembers(
        toContents(before, response),
        toContents(response, before),
        toPlace(toFieldName, side, schemas),
      ),
    ];
    return withExamples(changes, before, response, subject);
  });
  const removed = older.responses
    .filter(({ status }) => !newer.responses.some((response) => response.status === status))
    .flatMap((response) => {
      const isSuccess = response.status.startsWith('2');
      const rule = isSuccess ? rules.successRemoved : rules.responseRemoved;
      return toChanges([tell(rule)], toSubject(response), side);
    });
  return [...common, ...removed];
}

function toSubject({ status }: Response): string {
  return say(messages.response, { status: toCode(status) });
}

/**
 * The body of a response, and that of each media type that both versions have, if one of them says
 * that it is another one. Without a shape, it can be anything.
 */
function toContents(
  { shape = anything, examples = [], mediaTypes }: Response,
  other: Response,
): readonly Field[] {
  const own = [...examples, ...(other.examples ?? [])].flatMap((one) =>
    one.shape ? one.mediaType : [],
  );
  const both = mediaTypes.filter((one) => own.includes(one) && other.mediaTypes.includes(one));
  const others = both.map((name) => {
    const found = examples.find((one) => one.mediaType === name && one.shape)?.shape;
    return toNamed(name, found ?? shape);
  });
  return [toNamed('', shape), ...others];
}

/** The first media type is the default. */
function compareMediaTypes({ mediaTypes: before }: Response, { mediaTypes: after }: Response) {
  const [[from], [to]] = [before, after];
  const ofList = { added: rules.formatAdded, removed: rules.formatRemoved };
  return [
    ...compareLists(before.map(toEssence), after.map(toEssence), ofList, (one) => one),
    ...(from && to && from !== to ? [tell(rules.defaultFormat, from, to)] : []),
  ];
}
