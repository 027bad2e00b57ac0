import { memoryLimit, soak } from '../../scripts/soak/index.mjs';

describe('a minute of random edits in npm start', () => {
  it('leaves each page in its latest state, with limited memory', async () => {
    const seed = Math.floor(Math.random() * 1000) + 1;
    const { edits, figures, problems, log } = await soak({ minutes: 1, seed });
    const report = problems.length > 0 ? [`seed ${seed}`, ...log, ...problems] : [];
    expect(report).toEqual([]);
    expect(edits).toBeGreaterThan(20);
    expect(Math.max(...figures.map(({ memory }) => memory))).toBeLessThan(memoryLimit);
  }, 300_000);
});
