import './browser';
import { act, render } from '@testing-library/react';
import CodeView from '@site/src/components/Code/CodeView';

const scrollTo = jest.fn();

/** The height of a line and of the box, in pixels. */
const lineHeight = 20;
const boxHeight = 100;

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  Object.assign(HTMLElement.prototype, { scrollTo });
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(boxHeight);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(lineHeight);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: Node) {
    const lines = [...(this.parentNode?.children ?? [])];
    return this.nodeName === 'SPAN' ? lines.indexOf(this as Element) * lineHeight : 0;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const lines = (changed?: number) =>
  Array.from({ length: 30 }, (_, line) => (line === changed ? `"${line}": 1` : `"${line}": 0`));
const view = (changed?: number) => (
  <CodeView code={lines(changed).join('\n')} language="json" label="Code" followsEdits />
);
const shade = () => document.querySelector<HTMLElement>('[data-shown]');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('code scrolls to a line that the form changed, and tints it for 700 milliseconds', async () => {
  const { rerender } = render(view());
  await wait(50);
  rerender(view(20));
  await wait(50);
  expect(scrollTo.mock.calls).toEqual([[{ top: 20 * lineHeight - boxHeight / 3 }]]);
  expect(shade()?.style).toMatchObject({
    insetBlockStart: `${20 * lineHeight}px`,
    blockSize: `${lineHeight}px`,
  });

  await wait(600);
  rerender(view(21));
  await wait(650);
  expect(shade()).not.toBeNull();
  await wait(100);
  expect(shade()).toBeNull();
});
