import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { ParameterLocation } from '@portal/src/openapi/document';
import { isSecret } from '@portal/src/openapi/shapes';
import type { Endpoint } from '@portal/src/openapi/model';
import { type FormAction, type FormState, listIds } from '@portal/src/request/form';
import type { FormValues } from '@portal/src/request/model';
import { mergeValues, valueOf } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/endpoint';
import Say from '../ui/Say';
import { toIdSlot } from './keptIds';

/**
 * Starts the form with the IDs and credentials of earlier forms, and keeps its own for later ones.
 * IDs are kept until the session ends, credentials until the page is reloaded.
 */
export function useKept(endpoint: Endpoint, form: FormState, change: Dispatch<FormAction>): void {
  const { values } = form;
  const last = useRef(values);
  const start = useEffectEvent(() => {
    // A recalled form has its own IDs.
    const found = form.isRecalled
      ? readCredentials(endpoint)
      : { ...readSlots(listSlots(endpoint)), ...readServer(endpoint) };
    if (Object.keys(found).length > 0) change({ type: 'keep', values: found });
  });
  useLayoutEffect(() => start(), []);

  const keep = useEffectEvent(() => {
    if (values !== last.current) writeSlots(endpoint, form, last.current);
    last.current = values;
  });
  useEffect(() => keep(), [values]);
}

/** Names the values that the form has from earlier forms. */
export function KeptNotice({ kept, values }: Pick<FormState, 'kept' | 'values'>) {
  const { choice: _choice, ...others } = kept;
  const locations = Object.keys(others) as ParameterLocation[];
  const listKept = (location: ParameterLocation) =>
    Object.entries(kept[location] ?? {})
      .filter(([name, text]) => valueOf(values[location], name) === text)
      .map(([name]) => name);
  const ids = listKept('path');
  const credentials = locations.filter((location) => location !== 'path').flatMap(listKept);
  const told = [
    [messages.kept, ids],
    [messages.keptInMemory, credentials],
  ] as const;
  return told
    .filter(([, names]) => names.length > 0)
    .map(([message, names]) => (
      <p key={message} className="muted small">
        <Say message={message} values={{ ids: <code>{names.join(', ')}</code> }} />
      </p>
    ));
}

/** The credentials of earlier forms, with keys such as `header/Authorization`. */
const credentials = new Map<string, string>();

/** The chosen server and its variables, as JSON. Kept until the browser session ends. */
const serverSlot = createStorageSlot(`${storagePrefix}server`, { persistence: 'sessionStorage' });

/** The server of earlier forms, if the endpoint has it too. */
function readServer({ choices }: Endpoint): FormValues {
  const offered = choices?.find(({ name }) => name === 'server');
  const kept = offered && serverSlot.get();
  if (!kept) return {};
  const choice = JSON.parse(kept) as { readonly server?: string };
  const isKnown = offered.options.some(({ label }) => label === (choice.server ?? label));
  return isKnown ? { choice } : {};
}

/** The credentials that an endpoint has from earlier forms. */
export function readCredentials(endpoint: Endpoint): FormValues {
  return readSlots(listSecretSlots(endpoint));
}

function listSlots(endpoint: Endpoint) {
  const ids = listIds(endpoint).map((name) => {
    return { location: 'path', name, ...toIdSlot(name) } as const;
  });
  return [...ids, ...listSecretSlots(endpoint)];
}

/** A credential in a body would replace the example. */
function listSecretSlots({ parameters: { body: _, ...others } }: Endpoint) {
  return Object.entries(others).flatMap(([location, fields]) =>
    fields.filter(isSecret).map(({ name }) => {
      const key = `${location}/${name}`;
      return {
        location: location as ParameterLocation,
        name,
        get: () => credentials.get(key) ?? null,
        set: (text: string) => credentials.set(key, text),
        del: () => credentials.delete(key),
      };
    }),
  );
}

function readSlots(slots: ReturnType<typeof listSlots>): FormValues {
  return slots.reduce<FormValues>((values, { location, name, get }) => {
    const text = get();
    return text ? mergeValues(values, { [location]: { [name]: text } }) : values;
  }, {});
}

/** Keeps what the reader changed, but no examples, and forgets what the reader cleared. */
function writeSlots(endpoint: Endpoint, { values, filled }: FormState, last: FormValues): void {
  const isReset = Object.keys(values).length === 0;
  const { choice } = values;
  if (isReset) serverSlot.del();
  else if (choice && choice !== last.choice && choice !== filled.choice) {
    const { server, variable } = choice;
    serverSlot.set(JSON.stringify({ server, variable }));
  }
  for (const { location, name, set, del } of listSlots(endpoint)) {
    const text = valueOf(values[location], name);
    const isSame = [last, filled].some((one) => text === valueOf(one[location], name));
    if (isReset || text === '') del();
    else if (typeof text === 'string' && !isSame) set(text);
  }
}
