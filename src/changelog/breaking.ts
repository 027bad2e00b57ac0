/**
 * Defines which changes are breaking. After a breaking change, a valid call may fail, have a
 * different effect, or return something that the client does not know. Requests may accept more,
 * and responses may contain less.
 */
import type {
  Change,
  EndpointDifference,
  ParameterDifference,
  ResponseDifference,
  ShapeDifference,
} from './model';
import { limits } from './limits';

type Rules<Difference extends { readonly kind: string }> = {
  readonly [Kind in Difference['kind']]:
    boolean | ((difference: Difference & { readonly kind: Kind }) => boolean);
};

const endpointRules: Rules<EndpointDifference> = {
  added: false,
  removed: true,
  deprecated: false,
  undeprecated: false,
  // The method, path, host and body determine the request. The page is only documentation.
  changed: ({ fact }) => fact !== 'page',
};

const parameterRules: Rules<ParameterDifference> = {
  added: ({ required }) => required,
  removed: true,
  renamed: true,
  // A parameter that accepts any number also accepts an integer.
  retyped: ({ from, to }) => to !== from.replace('integer', 'number'),
  required: true,
  optional: false,
  // Limiting a parameter to choices is breaking.
  choices: ({ to }) => to !== undefined,
  'choice-added': false,
  'choice-removed': true,
  limit: ({ limit, ...change }) => limits[limit].isBreaking(change),
  deprecated: false,
  undeprecated: false,
};

const responseRules: Rules<ResponseDifference> = {
  added: false,
  removed: true,
  'media-type-added': false,
  'media-type-removed': true,
  'default-media-type': true,
};

const fieldRules: Rules<ShapeDifference> = {
  added: false,
  removed: true,
  renamed: true,
  retyped: ({ from, to }) => from !== to.replace('integer', 'number'),
  // Clients may not know a value outside the previous choices.
  choices: ({ to }) => to === undefined,
  'choice-added': true,
  'choice-removed': false,
  deprecated: false,
  undeprecated: false,
};

/** Whether a call that was valid before the change may fail after it. */
export function isBreaking(change: Change): boolean {
  switch (change.of) {
    case 'endpoint':
      return applyRule(endpointRules, change);
    case 'parameter':
      return applyRule(parameterRules, change);
    case 'response':
      return applyRule(responseRules, change);
    case 'field':
      return applyRule(fieldRules, change);
    default:
      return change satisfies never;
  }
}

function applyRule<Difference extends { readonly kind: string }>(
  rules: Rules<Difference>,
  difference: Difference,
): boolean {
  const rule = rules[difference.kind as Difference['kind']];
  return typeof rule === 'function' ? rule(difference) : rule;
}
