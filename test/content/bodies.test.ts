import { checkBody } from './body';
import { elementMistakes } from './element-mistakes';
import { markMistakes } from './mark-mistakes';
import { slipMistakes } from './slip-mistakes';
import { soundBodies } from './sound-bodies';
import { tabMistakes } from './tab-mistakes';
import { textMistakes } from './text-mistakes';

describe('the check of a page body', () => {
  it.each([...markMistakes, ...textMistakes, ...elementMistakes, ...tabMistakes, ...slipMistakes])(
    'rejects %j',
    async (body, messages) => {
      expect(await checkBody(body)).toEqual(messages);
    },
  );

  it.each(soundBodies)('accepts %j', async (body) => {
    expect(await checkBody(body)).toEqual([]);
  });
});
