import { checkBody } from './body';
import { elementMistakes } from './element-mistakes';
import { fenceMistakes } from './fence-mistakes';
import { markMistakes } from './mark-mistakes';
import { noteMistakes } from './note-mistakes';
import { slipMistakes } from './slip-mistakes';
import { soundBodies } from './sound-bodies';
import { strayMistakes } from './stray-mistakes';
import { tabMistakes } from './tab-mistakes';
import { tagMistakes } from './tag-mistakes';
import { textMistakes } from './text-mistakes';

<<<<<<< HEAD
const mistakes = [
  ...[...markMistakes, ...strayMistakes, ...textMistakes, ...noteMistakes, ...slipMistakes],
  ...[...fenceMistakes, ...elementMistakes, ...tagMistakes, ...tabMistakes],
];

describe('the check of what a page says', () => {
  it.each(mistakes)('refuses %j', async (body, messages) => {
    expect(await checkBody(body)).toEqual(messages);
  });
=======
describe('the check of a page body', () => {
  it.each([...markMistakes, ...textMistakes, ...elementMistakes, ...tabMistakes, ...slipMistakes])(
    'rejects %j',
    async (body, messages) => {
      expect(await checkBody(body)).toEqual(messages);
    },
  );
>>>>>>> c

  it.each(soundBodies)('accepts %j', async (body) => {
    expect(await checkBody(body)).toEqual([]);
  });
});
