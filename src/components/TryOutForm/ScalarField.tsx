import { type InputEvent, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { toText } from '@portal/src/openapi/document';
import type { Scalar, ScalarShape } from '@portal/src/openapi/model';
import { canHint, toHint, unreadableHint } from '@portal/src/request/hints';
import { choicesOf, isParameterPath, toInitialText } from '@portal/src/request/values';
import { sayValue } from '@portal/src/words/facts';
import * as messages from '@portal/src/messages/en/form';
import { say } from '@portal/src/messages/say';
import Button from '../ui/Button';
import InlineText from '../ui/InlineText';
import { type InputProps, useFormDispatch } from './FormContext';
import styles from './styles.module.css';

interface Props extends InputProps {
  readonly shape: ScalarShape;
  readonly required?: boolean | undefined;
  /** The name for screen readers if the field has no label. */
  readonly label?: string;
}

/** The input of a value: a dropdown of choices, a field, or text if only one value is possible. */
export default function ScalarField({ value, shape, ...field }: Props) {
  const text = typeof value === 'string' ? value : undefined;
  if (shape.const !== undefined) {
    return (
      <span className="muted">
        <InlineText>{say(messages.always, { value: sayValue(shape.const) })}</InlineText>
      </span>
    );
  }
  return shape.kind === 'choice' || shape.type === 'boolean' ? (
    <ChoiceField {...field} shape={shape} value={text} />
  ) : (
    <TextField {...field} shape={shape} value={text} />
  );
}

type FieldProps<Shape extends ScalarShape> = Props & {
  readonly shape: Shape;
  readonly value: string | undefined;
};

/** A dropdown. An optional one has 'Not specified', a required one of a body starts with its first choice. */
function ChoiceField(props: FieldProps<ScalarShape>) {
  const { shape, required = false, value, path, factsOf = path, label } = props;
  const choices = choicesOf(shape) ?? [];
  const dispatch = useFormDispatch();
  const initial = toInitialText({ ...shape, ...(required && { required }) }, isParameterPath(path));
  const isUnset = !value && initial === '';
  const hasNone = !required || initial === '';
  return (
    <select
      id={path}
      className={clsx('scripted field input', isUnset && 'unset')}
      value={value || initial}
      aria-label={label}
      aria-required={required}
      aria-describedby={`${factsOf}-type ${factsOf}-description`}
      onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
    >
      {hasNone && <option value="">{required ? messages.chooseOne : messages.notSpecified}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** A text or number field with its hint. Credentials are hidden. */
function TextField(props: FieldProps<Scalar>) {
  const { shape, required, value, example, path, factsOf = path, label } = props;
  const dispatch = useFormDispatch();
  const { ref, isUnreadable, onInput } = useUnreadable(value, path);
  const [isShown, setShown] = useState(false);
  const type = shape.type === 'string' ? 'text' : 'number';
  const hintId = canHint(shape, path) ? `${path}-hint` : '';
  const suggested = typeof example === 'string' ? example : undefined;
  const hint = isUnreadable ? unreadableHint : toHint(shape, value ?? '', path, suggested);
  const isProblem = hint?.kind === 'problem';
  // The value that is sent while the field is empty, if it differs from the example.
  const initial = toText(shape.examples?.[0]?.value ?? shape.default ?? '') || undefined;
  const input = (
    <input
      ref={ref}
      id={path}
      className="scripted field input"
      type={shape.secret && !isShown ? 'password' : type}
      step={shape.type === 'number' ? 'any' : undefined}
      value={value ?? ''}
      placeholder={initial ?? suggested}
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-required={required}
      aria-describedby={`${factsOf}-type ${factsOf}-description ${hintId}`.trimEnd()}
      aria-invalid={isProblem || undefined}
      onInput={onInput}
      onChange={({ target }) => dispatch({ type: 'set', path, value: target.value })}
    />
  );
  return (
    <>
      {shape.secret ? (
        <div className={clsx('scripted', styles.item)}>
          {input}
          <Button
            aria-label={say(messages.showField, {
              name: label ?? path.slice(path.lastIndexOf('/') + 1),
            })}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {messages.show}
          </Button>
        </div>
      ) : (
        input
      )}
      {hintId && (
        // The live region exists from the first render so that its first text is announced.
        <div
          id={hintId}
          className={clsx('near tiny', isProblem ? 'danger' : 'muted scripted')}
          aria-live="polite"
        >
          {hint?.text}
        </div>
      )}
    </>
  );
}

/** Detects text such as `1e` that a number field shows but hides from scripts. */
function useUnreadable(value: string | undefined, path: string) {
  const dispatch = useFormDispatch();
  const ref = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  // React does not clear the field when the form is reset, since scripts see an empty value
  // already.
  useEffect(() => {
    const input = ref.current;
    if (value === undefined && input?.validity.badInput) input.value = '';
  }, [value]);

  const onInput = ({ currentTarget: { validity } }: InputEvent<HTMLInputElement>) => {
    setUnreadable(validity.badInput);
    if (validity.badInput) dispatch({ type: 'set', path, value: '' });
  };
  return { ref, isUnreadable: isUnreadable && value === '', onInput };
}
