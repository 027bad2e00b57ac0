import { act, fireEvent, render, screen } from '@testing-library/react';
import Toasts, { showToast } from '@portal/src/components/Shell/Toast';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => jest.useRealTimers());

const region = () => screen.getByRole('status');
const wait = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

/** Shows a toast and returns the function that removes it. */
function show(content: string, duration = 1000): () => void {
  let dismiss: () => void = () => undefined;
  act(() => {
    dismiss = showToast(content, duration);
  });
  return dismiss;
}

const box = () => region().firstElementChild!;
const closeButton = () => screen.getByRole('button', { name: 'Close message' });

it('a toast is in a live region that exists from the start, until its button is pressed', () => {
  const before = region();
  expect(before).toHaveAttribute('aria-live', 'polite');
  expect(before).toBeEmptyDOMElement();
  show('Hello');
  expect(region()).toBe(before);
  expect(before).toHaveTextContent('Hello');
  fireEvent.click(closeButton());
  expect(region()).toBeEmptyDOMElement();
  expect(jest.getTimerCount()).toBe(0);
});

it('a toast replaces the previous toast and its timer', () => {
  show('One', 1000);
  wait(900);
  show('Two', 1000);
  expect(region().children).toHaveLength(1);
  expect(region()).not.toHaveTextContent('One');
  wait(900);
  expect(region()).toHaveTextContent('Two');
  wait(100);
  expect(region()).toBeEmptyDOMElement();
});

it.each<[string, () => void, () => void]>([
  ['the pointer is over', () => fireEvent.pointerMove(box()), () => fireEvent.pointerLeave(box())],
  [
    'the focus is on',
    () => act(() => closeButton().focus()),
    () => act(() => closeButton().blur()),
  ],
])('a toast stays open while %s it', (_what, enter, leave) => {
  show('Hello', 1000);
  wait(400);
  enter();
  wait(60_000);
  expect(region()).toHaveTextContent('Hello');
  leave();
  wait(599);
  expect(region()).toHaveTextContent('Hello');
  wait(1);
  expect(region()).toBeEmptyDOMElement();
});
