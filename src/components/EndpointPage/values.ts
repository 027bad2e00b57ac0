/** The props of components that show values. */
import type { ReactNode } from 'react';
import type { Section } from '@portal/src/openapi/document';
import type { Shape } from '@portal/src/openapi/model';
import type { InputProps } from '../TryOutForm/FormContext';

export interface ValueProps extends Omit<InputProps, 'path'> {
  readonly shape: Shape;
  /** The name of the value for screen readers. */
  readonly name: string;
  /** Precedes the names of its fields. */
  readonly prefix?: string | undefined;
  /** In documentation of a whole: how deep the value is. The fields of deep ones are folded. */
  readonly level?: number | undefined;
  /** Without it, the value is documentation only. */
  readonly path?: string | undefined;
  /** The anchor. Without it, its fields have no addresses. */
  readonly anchor?: string | undefined;
  readonly sections?: readonly Section[] | undefined;
  /** The names of fields whose addresses lead to another alternative. */
  readonly taken?: readonly string[] | undefined;
}

export type PropsOf<Kind extends Shape> = ValueProps & { readonly shape: Kind };

export interface Inside {
  /** Shows a value inside another one. */
  readonly draw: (props: ValueProps) => ReactNode;
}
