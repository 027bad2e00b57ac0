import { toHint } from '../../src/request/hints';
import { buildProofRequests } from './proof/requests';
import { texts } from './proof/texts';

const requests = buildProofRequests({ seed: 1, count: 50 });
const sent = requests.flatMap(({ request }) => request.headers);

describe('the requests that the samples are proven with', () => {
  it('hold in their headers what any client sends, and nothing else', () => {
    for (const [, value] of sent) expect(value).toMatch(/^[\x20-\x7e]*$/);
  });

  it.each(Object.entries(texts))(
    'hold %s in a header, or the form warns of it',
    (_name, text: string) => {
      const isSent = sent.some(([name, value]) => name === 'X-Note' && value === text.trim());
      const isLong = text.length > 2000;
      expect(isSent || isLong || toHint({ type: 'string' }, text, 'header/X-Note') !== '').toBe(
        true,
      );
    },
  );

  it('tempt with texts outside of Latin-1', () => {
    const foreign = Object.values(texts).filter((text) => /[^\p{Cc}\x20-\xff]/u.test(text));
    expect(foreign.length).toBeGreaterThan(5);
  });
});
