/**
 * Which changes are breaking: those after which a call that was right may fail, do something else,
 * or be answered with what its sender does not know. What is sent may get wider, what is received
 * may get narrower.
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
  // Method, path, host and body decide what has to be sent; the page is documentation.
  changed: ({ fact }) => fact !== 'page',
};

const parameterRules: Rules<ParameterDifference> = {
  added: ({ required }) => required,
  removed: true,
  // Where any number is taken, an integer is.
  retyped: ({ from, to }) => to !== from.replace('integer', 'number'),
  required: true,
  optional: false,
  // Choices where any value passed are narrower.
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
  retyped: ({ from, to }) => from !== to.replace('integer', 'number'),
  // Any value where there were choices, or one choice more, may be unknown to the receiver.
  choices: ({ to }) => to === undefined,
  'choice-added': true,
  'choice-removed': false,
  deprecated: false,
  undeprecated: false,
};

/** Whether a call that was right before the change may go wrong after it. */
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
