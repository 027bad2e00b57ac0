import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Endpoint } from '@site/src/catalogue/model';
import type { FormValues } from '@site/src/request/model';
import { withoutSecrets } from '@site/src/request/values';

/** The entered values by history entry. */
const forms = new Map<string, FormValues>();

/** The values that were entered when the reader left this history entry, if any. */
export function useRecalledForm(): FormValues | undefined {
  const entry = useEntry();
  const [recalled] = useState(() => forms.get(entry));
  return recalled;
}

/**
 * Remembers the entered values when the reader leaves the page, so Back and Forward restore them.
 * Without credentials, and only until the page is reloaded: nothing is stored.
 */
export function useFormMemory(endpoint: Endpoint, values: FormValues): void {
  const entry = useEntry();
  const remember = useEffectEvent((left: string) => {
    forms.set(left, withoutSecrets(endpoint, values));
  });
  useEffect(() => () => remember(entry), [entry]);
}

/** Entries that the router did not add have no key, such as those of jumps to a heading. */
function useEntry(): string {
  const { pathname, key = '' } = useLocation();
  return `${key} ${pathname}`;
}
