/** What the model says of values, in sentences. Texts are in the inline notation. */
import type { Json } from '../openapi/document';
import { toCode } from '../openapi/inline';
import { toCount } from '../openapi/keywords';
import type { Condition, Facts, Shape } from '../openapi/model';
import { isScalar } from '../openapi/shapes';
import { toDocsLink } from '../openapi/text';

/** OpenAPI only has a mark, which tells clients to refrain from the use. */
export function sayDeprecated(deprecated: NonNullable<Facts['deprecated']>): string {
  return deprecated === true ? 'Avoid it in new code.' : deprecated;
}

/**
 * What a value must be beyond its type and its limits, as short phrases: constants and defaults that
 * are no scalars, conditions, other members, and what a text contains.
 */
export function listRemarks(shape: Shape): readonly string[] {
  const { never, allowed = [], content = {}, conditions = [], docs }: Facts = shape;
  const { const: only, default: initial }: Facts = isScalar(shape) ? {} : shape;
  return [
    ...(never ? ['Never present'] : []),
    ...(only === undefined ? [] : [`Always ${sayValue(only)}`]),
    ...(allowed.length === 0 ? [] : [`One of ${allowed.map(sayValue).join(', ')}`]),
    ...(initial === undefined ? [] : [`Default: ${sayValue(initial)}`]),
    ...(content.mediaType === undefined ? [] : [`Contains ${toCode(content.mediaType)}`]),
    ...(content.encoding === undefined ? [] : [`Encoded as ${toCode(content.encoding)}`]),
    ...('closed' in shape && shape.closed
      ? [shape.kind === 'list' ? 'No further items' : 'No other fields']
      : []),
    ...conditions.map(sayCondition),
    ...(docs ? [toDocsLink(docs)] : []),
  ];
}

/** A condition, such as `Needs exactly one of: a; b and c`. */
export function sayCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'members': {
      const sets = condition.sets.map((names) => names.map(toCode).join(' and ')).filter(Boolean);
      const [only, ...others] = sets;
      if (only !== undefined && others.length === 0) return `Needs ${only}`;
      const kind = condition.exactlyOne ? 'exactly one of' : 'at least one of';
      return `Needs ${kind}: ${sets.join('; ')}`;
    }
    case 'dependent':
      return `With ${toCode(condition.name)}, needs ${condition.required.map(toCode).join(' and ')}`;
    case 'if': {
      const { then, else: otherwise } = condition;
      const match = `If it matches ${sayValue(condition.if)}`;
      const parts = [
        ...(then === undefined ? [] : [`it must match ${sayValue(then)}`]),
        ...(otherwise === undefined ? [] : [`otherwise it must match ${sayValue(otherwise)}`]),
      ];
      return [match, ...parts].join(', ');
    }
    case 'not':
      return `Must not match ${sayValue(condition.schema)}`;
    case 'contains': {
      const { least, most } = condition.count;
      return `Contains ${toCount('item', least, most) || 'any items'} that match ${sayValue(condition.schema)}`;
    }
    case 'schema':
      return `Must match ${sayValue(condition.schema)}`;
  }
}

/** A value as JSON, in the notation of code. */
export function sayValue(value: Json): string {
  return toCode(JSON.stringify(value));
}
