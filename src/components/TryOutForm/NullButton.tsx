import { nullText } from '@portal/src/request/values';
import * as messages from '@portal/src/messages/en/form';
import { say } from '@portal/src/messages/say';
import Button from '../ui/Button';
import { type InputProps, useFormDispatch } from './FormContext';

type Props = Pick<InputProps, 'path' | 'value'> & { readonly name: string };

/** Sends null for a field that allows it, in place of what its inputs have. */
export default function NullButton({ path, name, value }: Props) {
  const dispatch = useFormDispatch();
  const isPressed = value === nullText;
  return (
    <Button
      kind="quiet"
      aria-label={say(messages.sendNullFor, { name })}
      aria-pressed={isPressed}
      onClick={() => dispatch({ type: 'set', path, value: isPressed ? '' : nullText })}
    >
      {messages.sendNull}
    </Button>
  );
}
