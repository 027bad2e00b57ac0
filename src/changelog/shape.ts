/** Parameters and response fields as they travel: what is compared, without what only people read. */
import type { Field, Parameter, ParameterValue, StringParameter } from '../catalogue/model';
import type { LimitName } from './model';

/** A value of the API with what it holds. */
export interface Shape<Member = unknown> {
  /** Its name on the wire; empty for the items of a list and for a bare body. */
  readonly name: string;
  readonly type: string;
  readonly choices: readonly string[] | undefined;
  readonly members: readonly Member[];
}

export type FieldShape = Shape<FieldShape>;

export interface ParameterShape extends Shape<ParameterShape> {
  readonly required: boolean;
  readonly deprecated: string | undefined;
  readonly limits: Readonly<Partial<Record<LimitName, ParameterValue>>>;
}

/** Titles without properties are headers on the page and travel nowhere. */
export function toParameterShapes(parameters: readonly Parameter[]): readonly ParameterShape[] {
  return parameters
    .filter((parameter) => parameter.type !== 'title' || parameter.properties !== undefined)
    .map(toParameterShape);
}

function toParameterShape(parameter: Parameter): ParameterShape {
  const { name, required = false, deprecated } = parameter;
  const named = { name, required, deprecated, choices: undefined, members: [], limits: {} };
  switch (parameter.type) {
    case 'string':
      return { ...named, ...toTextShape(parameter) };
    case 'integer': {
      const { type, minimum, maximum, default: assumed } = parameter;
      return { ...named, type, limits: { minimum, maximum, default: assumed } };
    }
    case 'boolean':
      return { ...named, type: 'boolean', limits: { default: parameter.default } };
    case 'array': {
      const { properties } = parameter;
      const text = properties ? toOnlyText(properties) : (parameter.items ?? {});
      return text
        ? { ...named, type: arrayOfStrings, members: [toItemShape(text)] }
        : { ...named, type: arrayOfObjects, members: toParameterShapes(properties ?? []) };
    }
    case 'title':
      return { ...named, type: 'object', members: toParameterShapes(parameter.properties ?? []) };
    default:
      return parameter satisfies never;
  }
}

export function toFieldShapes(fields: readonly Field[]): readonly FieldShape[] {
  return fields.map(({ name, type, enum: choices, fields: members }) => ({
    name,
    type: type === 'array' ? (members ? arrayOfObjects : arrayOfStrings) : type,
    choices,
    members: members ? toFieldShapes(members) : [],
  }));
}

/** Whether the members of a value stand in each of its items. */
export function isList({ type }: Shape): boolean {
  return type === arrayOfStrings || type === arrayOfObjects;
}

const arrayOfStrings = 'array of strings';
const arrayOfObjects = 'array of objects';

type TextLimits = Omit<StringParameter, 'name' | 'type' | 'description' | 'required'>;

function toTextShape({ enum: choices, ...text }: TextLimits) {
  const { minLength, maxLength, format, default: assumed, constant } = text;
  const limits = { minLength, maxLength, format, default: assumed, constant };
  return { type: 'string', choices, limits };
}

function toItemShape(text: TextLimits): ParameterShape {
  const { deprecated } = text;
  return { name: '', required: false, deprecated, members: [], ...toTextShape(text) };
}

/** Objects whose only property is a string travel as strings (spec §5). */
function toOnlyText(properties: readonly Parameter[]): StringParameter | undefined {
  const [only, ...others] = properties;
  return only?.type === 'string' && others.length === 0 ? only : undefined;
}
