import { toHint } from '../../src/request/facts';
import { buildAllRequests, chosenRequests } from './proof/requests';
import { texts } from './proof/texts';

const requests = buildAllRequests({ seed: 1, count: 50 });
const sent = requests.flatMap(({ request }) => request.headers);

it('sixty requests run by default', () => {
  expect(chosenRequests).toHaveLength(60);
});

describe('the requests that prove the samples', () => {
  it('have headers that all clients can send', () => {
    for (const [, value] of sent) expect(value).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each(Object.entries(texts))(
    'have %s in a header, or the form shows a warning',
    (_name, text: string) => {
      const isSent = sent.some(([name, value]) => name === 'X-Note' && value === text.trim());
      const isLong = text.length > 2000;
      expect(
        isSent || isLong || toHint({ type: 'string' }, text, 'header/X-Note')?.kind === 'problem',
      ).toBe(true);
    },
  );

  it('contain texts outside Latin-1', () => {
    const foreign = Object.values(texts).filter((text) => /[^\p{Cc}\x20-\xff]/u.test(text));
    expect(foreign.length).toBeGreaterThan(5);
  });
});
