import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { JsonProps } from '../EndpointPage/extras';
import { useFormDispatch } from '../TryOutForm/FormContext';
import form from '../TryOutForm/styles.module.css';
import controls from '../ui/controls.module.css';

export default function JsonField({
  name,
  path,
  factsOf = path,
  value,
  example,
}: JsonProps): ReactNode {
  const dispatch = useFormDispatch();
  const text = typeof value === 'string' ? value : '';
  const isProblem = text !== '' && !isJson(text);
  return (
    <>
      <textarea
        id={path}
        className={clsx('below scripted', controls.field)}
        rows={3}
        value={text}
        placeholder={typeof example === 'string' ? example : 'JSON'}
        autoComplete="off"
        spellCheck={false}
        aria-label={`${name} in JSON`}
        aria-describedby={`${factsOf}-type ${factsOf}-description ${path}-hint`}
        aria-invalid={isProblem || undefined}
        onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
      />
      <span
        id={`${path}-hint`}
        className={clsx('danger tiny scripted', form.hint)}
        aria-live="polite"
      >
        {isProblem && 'This is not valid JSON. It is sent as text.'}
      </span>
    </>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
