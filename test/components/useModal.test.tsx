import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useModal } from '@site/src/components/ui/useModal';

const close = jest.fn();

interface Props {
  readonly isOpen: boolean;
  readonly hasToggle: boolean;
}

/** A page with a header, a drawer and content. */
function Page({ isOpen, hasToggle }: Props) {
  const ref = useRef<HTMLElement>(null);
  useModal(ref, isOpen, close);
  return (
    <>
      <header>
        <button aria-controls={hasToggle ? 'drawer' : undefined}>Menu</button>
        <input aria-label="Search" />
      </header>
      <div>
        <aside ref={ref} id="drawer">
          <a href="/a">First</a>
        </aside>
        <main>Content</main>
      </div>
      <div role="status" aria-live="polite" />
    </>
  );
}

const inert = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => (element as HTMLElement).inert)
    .map(({ localName }) => localName);

describe('a modal', () => {
  it.each([
    [false, ['header', 'main']],
    [true, ['input', 'main']],
  ])('with a toggle of its own: %s, makes %j inert', (hasToggle, names) => {
    const { rerender } = render(<Page isOpen={false} hasToggle={hasToggle} />);
    expect(inert()).toEqual([]);
    rerender(<Page isOpen hasToggle={hasToggle} />);
    expect(inert()).toEqual(names);
    rerender(<Page isOpen={false} hasToggle={hasToggle} />);
    expect(inert()).toEqual([]);
  });

  it('takes the focus, closes with Escape, and returns the focus', async () => {
    const { rerender } = render(<Page isOpen={false} hasToggle />);
    rerender(<Page isOpen hasToggle />);
    expect(screen.getByText('First')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    rerender(<Page isOpen={false} hasToggle />);
    expect(screen.getByText('Menu')).toHaveFocus();
  });
});
