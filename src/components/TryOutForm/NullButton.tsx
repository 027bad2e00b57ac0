import type { FormValue } from '@site/src/request/model';
import { nullText } from '@site/src/request/values';
import Button from '../ui/Button';
import { useFormDispatch } from './FormContext';

interface Props {
  readonly path: string;
  readonly name: string;
  readonly value: FormValue | undefined;
}

/** Sends null for a field that allows it, in place of what its inputs have. */
export default function NullButton({ path, name, value }: Props) {
  const dispatch = useFormDispatch();
  const isPressed = value === nullText;
  return (
    <Button
      kind="quiet"
      aria-label={`Send null for ${name}`}
      aria-pressed={isPressed}
      onClick={() => dispatch({ type: 'set', path, value: isPressed ? '' : nullText })}
    >
      {isPressed ? 'null is sent' : 'Send null'}
    </Button>
  );
}
