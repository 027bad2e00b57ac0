import { render } from '@testing-library/react';
import InlineText from '@portal/src/components/ui/InlineText';
import { site } from '@portal/test/support/site';

it('shows no links to other pages of the API team as links to pages of the portal', () => {
  Object.assign(site, { isGiven: true });
  const text = 'See [a](/guide), [b](#section/b) and [c](https://c.example.com).';
  const { container } = render(<InlineText>{text}</InlineText>);
  expect(container.textContent).toBe('See a, b and c.');
  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://c.example.com/',
  ]);
});
