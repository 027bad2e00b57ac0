import type { ReactNode } from 'react';

/** The default text, because the portal has one language. */
export default function Translate(props: { readonly children?: ReactNode }): ReactNode {
  return props.children;
}

export function translate({ message = '' }: { readonly message?: string }): string {
  return message;
}
