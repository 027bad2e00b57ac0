import './browser';
import { act, render, screen } from '@testing-library/react';
import CodeView from '@site/src/components/Code/CodeView';

const scrollTo = jest.fn();
const animate = jest.fn();

/** The height of a line and of the box, in pixels. */
const lineHeight = 20;
const boxHeight = 100;

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockReset();
  animate.mockReset();
  Object.assign(HTMLElement.prototype, { scrollTo, animate });
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
const view = (changed?: number, followsEdits = true) => (
  <CodeView
    code={lines(changed).join('\n')}
    language="json"
    label="Code"
    followsEdits={followsEdits}
  />
);
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

/** Shows highlighted code, changes a line, and waits. */
async function change(line: number, followsEdits = true) {
  const { rerender, container } = render(view(undefined, followsEdits));
  await settle();
  return {
    container,
    async edit(next = line) {
      rerender(view(next, followsEdits));
      await settle();
    },
  };
}

describe('code that follows the form', () => {
  it('scrolls to a changed line that is out of view, and tints it', async () => {
    const { edit, container } = await change(20);
    await edit();
    expect(scrollTo.mock.calls).toEqual([[{ top: 20 * lineHeight - boxHeight / 3 }]]);
    const shade = container.querySelector<HTMLElement>('[style*="opacity: 1"]');
    expect(shade?.style.insetBlockStart).toBe(`${20 * lineHeight}px`);
    expect(shade?.style.blockSize).toBe(`${lineHeight}px`);
  });

  it('starts to fade after the last edit, because an animation would delay each key', async () => {
    const { edit } = await change(20);
    for (const line of [20, 21, 22]) await edit(line);
    expect(animate).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it('does not scroll while the pointer is over it', async () => {
    const { edit, container } = await change(20);
    jest.spyOn(screen.getByRole('group', { name: 'Code' }), 'matches').mockReturnValue(true);
    await edit();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(container.querySelector('[style*="opacity: 1"]')).toBeInTheDocument();
  });
});
