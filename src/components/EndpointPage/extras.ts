import { createContext, useContext } from 'react';
import type { Section } from '@site/src/openapi/document';
import type { Shape } from '@site/src/openapi/model';
import type { FormValue } from '@site/src/request/model';

/** What only some documents need. Their pages provide it, so that others do not load it. */
type Extras = typeof import('../OpenApi/extras').default;

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

export const ExtrasContext = createContext<Extras | undefined>(undefined);

export function useExtras(): Extras | undefined {
  return useContext(ExtrasContext);
}
