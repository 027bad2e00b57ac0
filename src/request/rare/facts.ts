/** Facts of values that only some documents have. */
import { toCode } from '../../openapi/inline';
import type { Count, Field, Shape } from '../../openapi/model';
import { isScalar } from '../../openapi/shapes';
import { toCount } from '../../openapi/keywords';
import { findEach } from '../facts';

/** Where a field is, how it is written, and which names a dictionary takes. */
export function toFieldFacts(shape: Shape | Field): readonly string[] {
  const names = shape.kind === 'dictionary' ? shape.names : undefined;
  const { nullable, readOnly, writeOnly, encoding = {} }: Partial<Field> = shape;
  const { style, explode, mediaType, file } = encoding;
  const each = findEach(shape);
  return [
    ...(each?.kind === 'scalar' && each.format ? [`Each ${toCode(each.format)}`] : []),
    ...(names === undefined ? [] : [`Each name a match for ${toCode(names)}`]),
    ...(nullable ? ['Can be `null`'] : []),
    ...(readOnly ? ['Sent only by the API'] : []),
    ...(writeOnly ? ['Sent only to the API'] : []),
    ...(file ? ['A file'] : []),
    ...(style ? [`Style ${toCode(style)}`] : []),
    ...(explode === undefined || isScalar(shape) ? [] : [explode ? 'Exploded' : 'Not exploded']),
    ...(mediaType ? [`Sent as ${toCode(mediaType)}`] : []),
  ];
}

/** How many items or fields a value has: `1 to 5 items, all different`. */
export function toCountLimit(shape: Shape): string {
  const { least, most, unique }: Count = ('count' in shape && shape.count) || {};
  const count = toCount(shape.kind === 'list' ? 'item' : 'field', least, most);
  return [count, unique ? 'all different' : ''].filter(Boolean).join(', ');
}
