import { render } from '@testing-library/react';
import Say from '../../../src/components/ui/Say';

it.each([
  ['See <link>the guide</link> of {name}.', 'See <i>the guide</i> of <b>Ada</b>.'],
  ['{other} and <mark>text</mark>, a < b', '{other} and &lt;mark&gt;text&lt;/mark&gt;, a &lt; b'],
])('puts elements into %j', (message, html) => {
  const values = { name: <b>Ada</b>, link: (text: string) => <i>{text}</i> };
  expect(render(<Say message={message} values={values} />).container.innerHTML).toBe(html);
});
