/** What a parameter's limits mean, in words (spec §5, §9). */
import type { Parameter, StringParameter } from '../catalogue/model';

/** The limits of a parameter; empty where it has none. */
export function toLimits(parameter: Parameter): string {
  switch (parameter.type) {
    case 'string':
      return toLength(parameter);
    case 'integer':
      return toRange(parameter.minimum, parameter.maximum);
    case 'array':
      return parameter.items ? toItemLimits(parameter.items) : '';
    case 'boolean':
    case 'title':
      return '';
    default:
      return parameter satisfies never;
  }
}

function toLength({ minLength = 0, maxLength }: Pick<StringParameter, 'minLength' | 'maxLength'>) {
  if (maxLength === undefined) return minLength > 0 ? `at least ${toCharacters(minLength)}` : '';
  if (minLength === maxLength) return toCharacters(maxLength);
  return minLength > 0
    ? `${minLength} to ${toCharacters(maxLength)}`
    : `at most ${toCharacters(maxLength)}`;
}

function toCharacters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function toRange(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`;
}

function toItemLimits(items: Pick<StringParameter, 'minLength' | 'maxLength'>): string {
  const length = toLength(items);
  return length === '' ? '' : `each ${length}`;
}
