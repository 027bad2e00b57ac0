import { type ComponentType, createContext, useContext } from 'react';
import type { Section } from '@site/src/api/document';
import type { Shape } from '@site/src/api/field';
import type { Endpoint, Response } from '@site/src/api/view';
import type { FormValue, FormValues } from '@site/src/request/model';

/**
 * What only some documents need, such as values of several shapes. Their pages provide it, so that
 * others do not load it.
 */
export interface Extras {
  readonly Choices: ComponentType<{ readonly endpoint: Endpoint; readonly values: FormValues }>;
  /** Values that are neither scalars, lists nor objects. */
  readonly Value: ComponentType<ValueProps>;
  /** The fields of an object that have no names. The shape is that of each of them. */
  readonly OtherFields: ComponentType<ValueProps>;
  readonly JsonField: ComponentType<JsonProps>;
  readonly ResponseFacts: ComponentType<{ readonly response: Response }>;
  readonly ResponseBody: ComponentType<{ readonly response: Response }>;
  readonly EventExample: ComponentType<{ readonly endpoint: Endpoint }>;
}

/** A value of any shape, as documentation and in the form. */
export interface ValueProps {
  readonly shape: Shape;
  /** The name of the value for screen readers. */
  readonly name: string;
  /** Precedes the names of its fields. */
  readonly prefix?: string | undefined;
  /** The path of the value in the form. Without it, the value is documentation only. */
  readonly path?: string | undefined;
  /** The anchor. Without it, its fields have no addresses. */
  readonly anchor?: string | undefined;
  /** The path of the row whose facts describe the value. */
  readonly factsOf?: string | undefined;
  readonly value?: FormValue | undefined;
  readonly example?: FormValue | undefined;
  readonly sections?: readonly Section[] | undefined;
  /** The names of fields whose addresses lead to another alternative. */
  readonly taken?: readonly string[] | undefined;
}

export type PropsOf<Kind extends Shape> = ValueProps & { readonly shape: Kind };

export type JsonProps = Omit<ValueProps, 'path' | 'shape'> & { readonly path: string };

export const ExtrasContext = createContext<Extras | undefined>(undefined);

export function useExtras(): Extras | undefined {
  return useContext(ExtrasContext);
}
