/** Rules that describe the shape of values. */

/**
 * The rule for a value. `name` is a URL segment. `tagged` is one of several objects, identified by
 * a member.
 */
export type Rule =
  | { readonly kind: 'text' | 'name' | 'number' | 'boolean' | 'json' | 'any' }
  | { readonly kind: 'choice'; readonly of: readonly (string | number)[] }
  | { readonly kind: 'list' | 'lazy'; readonly of: () => Rule }
  | ObjectRule
  | {
      readonly kind: 'tagged';
      readonly by: string;
      readonly shapes: Readonly<Record<string, ObjectRule>>;
    };

export interface ObjectRule {
  readonly kind: 'object';
  readonly members: Readonly<Record<string, Member>>;
}

export interface Member {
  readonly rule: Rule;
  readonly required: boolean;
}

/** A rule for each member of a type. The compiler reports missing members. */
export type Members<Model> = { readonly [Key in keyof Required<Model>]: Member };

export const text = { kind: 'text' } as const;
export const name = { kind: 'name' } as const;
export const number = { kind: 'number' } as const;
export const boolean = { kind: 'boolean' } as const;
export const json = { kind: 'json' } as const;

export const list = (of: Rule): Rule => ({ kind: 'list', of: () => of });

export const choice = (...of: readonly (string | number)[]): Rule => ({ kind: 'choice', of });

export const shape = <Model>(members: Members<Model>): ObjectRule => ({ kind: 'object', members });

export const required = (rule: Rule): Member => ({ rule, required: true });

export const optional = (rule: Rule): Member => ({ rule, required: false });
