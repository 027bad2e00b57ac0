import { useLayoutEffect } from 'react';
import { render, waitFor } from '@testing-library/react';
import { useFirstItems } from '@site/src/components/useFirstItems';

it.each([
  ['a long list', 30, [3, 30]],
  ['a list that is in view', 2, [2]],
])('the first items of %s come first, also if the list changes', async (_, length, counts) => {
  const seen: number[] = [];
  const List = ({ items }: { readonly items: readonly number[] }) => {
    const shown = useFirstItems(items, 3);
    useLayoutEffect(() => {
      seen.push(shown.length);
    }, [shown]);
    return null;
  };
  const toList = () => Array.from({ length }, (__, index) => index);
  const { rerender } = render(<List items={toList()} />);
  await waitFor(() => expect(seen).toEqual(counts));
  rerender(<List items={toList()} />);
  await waitFor(() => expect(seen).toEqual([...counts, ...counts]));
});
