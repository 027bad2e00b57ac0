/** What is wrong with a request: what it still needs, and which of its values have a problem. */
import { findOwn } from '../openapi/document';
import type { Endpoint, ExampleRequest, Field, Shape } from '../openapi/model';
import { parameterLocations } from '../openapi/portal';
import { toChosen } from './choose';
import { toHint } from './hints';
import { toInput } from './input';
import { toMember } from './json';
import type { FormObject, FormValue, FormValues } from './model';
import { toUsual } from './styles';
import { isNull, isParameterPath, listOf, membersOf, toShownText, toStep, valueOf } from './values';

/** A field of the form. */
export interface FieldPath {
  readonly name: string;
  /** The path of the value, which is the ID of its field: `body/locales/0/isoCode`. */
  readonly path: string;
}

/** In the order of the form. */
export interface Faults {
  /**
   * The required values that a request does not have. Nothing is missing in an example body, in an
   * object without values, which is not sent, and in a header with an example.
   */
  readonly missing: readonly FieldPath[];
  /** The entered values with a problem, which a sentence says. */
  readonly invalid: readonly (FieldPath & { readonly problem: string })[];
}

/** What the form has of a value, and what is wrong. One walk finds all, since each key needs them. */
interface Look extends Faults {
  readonly isEntered: boolean;
}

const untouched: Look = { isEntered: false, missing: [], invalid: [] };

export function findFaults(endpoint: Endpoint, values: FormValues): Faults {
  const { parameters, example } = toChosen(endpoint, values);
  const looks = parameterLocations.flatMap((location) => {
    const fields = parameters[location] ?? [];
    const look = (field: Field) => lookAt(field, values[location], location, 0);
    if (location === 'body' || location === 'formData') {
      return ifEntered(joinLooks(fields.map(look)));
    }
    const given = location === 'path' ? undefined : example;
    return fields.map((field) =>
      given && hasUsual(field, given[location]) ? { ...look(field), missing: [] } : look(field),
    );
  });
  return joinLooks(looks);
}

/** Whether a parameter has a value while none is entered. That of basic authentication always has. */
function hasUsual(field: Field, examples: ExampleRequest['query'] = {}): boolean {
  return (
    field.encoding?.basic === true || toUsual(field, findOwn(examples, field.name)) !== undefined
  );
}

/** An object without values is not sent, so it needs none. */
function ifEntered(look: Look): Look {
  return look.isEntered ? look : { ...look, missing: [] };
}

function joinLooks(looks: readonly Look[]): Look {
  return {
    isEntered: looks.some(({ isEntered }) => isEntered),
    missing: looks.flatMap(({ missing }) => missing),
    invalid: looks.flatMap(({ invalid }) => invalid),
  };
}

function lookAt(field: Field, values: FormObject | undefined, parent: string, depth: number): Look {
  const { name, required } = field;
  const value = valueOf(values, name);
  if (value === undefined && !required) return untouched;
  if (isNull(field, value)) return { ...untouched, isEntered: true };
  const path = `${parent}/${toStep(name)}`;
  const look = lookInside(toInput(field, depth), value, { name, path }, depth, required);
  const isParameter = isParameterPath(path);
  const isNone = !look.isEntered && look.missing.length === 0;
  if (field.kind === 'group' && !(isParameter && isNone)) return look;
  // The walk does not know whether an alternative or the name of a dictionary is sent.
  const isEntered =
    (field.kind === 'list' && look.isEntered) || toMember(field, value) !== undefined;
  if (isEntered || toShownText(field, values, isParameter) !== '') return { ...look, isEntered };
  return { ...look, isEntered, missing: required ? [{ name, path }] : [] };
}

function lookInside(
  input: Shape,
  value: FormValue | undefined,
  at: FieldPath,
  depth: number,
  isNeeded = false,
): Look {
  switch (input.kind) {
    case 'group': {
      const members = membersOf(value);
      const look = joinLooks(input.fields.map((one) => lookAt(one, members, at.path, depth)));
      return isNeeded ? look : ifEntered(look);
    }
    case 'list':
      return joinLooks(
        listOf(value).map((item, index) => {
          const place = { ...at, path: `${at.path}/${index}` };
          return isNull(input.items, item)
            ? untouched
            : lookInside(input.items, item, place, depth + 1);
        }),
      );
    case 'scalar': {
      const hint = typeof value === 'string' ? toHint(input, value, at.path) : undefined;
      if (hint?.kind !== 'problem') return untouched;
      return { ...untouched, invalid: [{ ...at, problem: hint.text }] };
    }
    default:
      return untouched;
  }
}
