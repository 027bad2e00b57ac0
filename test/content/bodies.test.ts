import { accidentMistakes } from './accident-mistakes';
import { checkBody } from './body';
import { elementMistakes } from './element-mistakes';
import { fenceMistakes } from './fence-mistakes';
import { foreignMistakes } from './foreign-mistakes';
import { markMistakes } from './mark-mistakes';
import { noteMistakes } from './note-mistakes';
import { slipMistakes } from './slip-mistakes';
import { soundBodies } from './sound-bodies';
import { strayMistakes } from './stray-mistakes';
import { tabMistakes } from './tab-mistakes';
import { tagMistakes } from './tag-mistakes';
import { textMistakes } from './text-mistakes';

const mistakes = [
  ...[...markMistakes, ...strayMistakes, ...textMistakes, ...noteMistakes, ...slipMistakes],
  ...[...fenceMistakes, ...elementMistakes, ...tagMistakes, ...tabMistakes],
  ...[...foreignMistakes, ...accidentMistakes],
];

describe('the check of a page body', () => {
  it.each(mistakes)('rejects %j', async (body, messages) => {
    expect(await checkBody(body)).toEqual(messages);
  });

  it.each(soundBodies)('accepts %j', async (body) => {
    expect(await checkBody(body)).toEqual([]);
  });
});
