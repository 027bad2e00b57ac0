/** `npm run measure -- soak 20`: whether `npm start` survives hours of edits. */
import { Failure } from '../lib/main.mjs';
import { memoryLimit, soak } from '../soak/index.mjs';

/**
 * Prints the memory usage of the server every minute. Fails if a page does not show its latest
 * state, or if the server uses too much memory.
 * @param {readonly string[]} args minutes and seed
 */
export async function measureSoak([minutes = '20', seed = '1']) {
  console.log(`Random edits for ${minutes} minutes, seed ${seed}`);
  const { edits, figures, problems, log } = await soak({
    minutes: toNumber(minutes),
    seed: toNumber(seed),
    onFigure: ({ minute, edits: done, memory }) =>
      console.log(`${minute.toFixed(1)} min  ${done} edits  ${memory} MB`),
  });
  if (problems.length > 0) throw new Failure([...log.slice(-40), ...problems].join('\n'));
  const memories = figures.map(({ memory }) => memory);
  const most = Math.max(...memories);
  console.log(
    `${edits} edits: every page shows its latest state. Memory: ${memories[0]} MB at the start, ` +
      `${most} MB at most, ${memories.at(-1)} MB at the end.`,
  );
  if (most > memoryLimit) {
    throw new Failure(
      `measure -- soak: found ${most} MB of memory, expected at most ${memoryLimit}.`,
    );
  }
}

/** @param {string} text */
function toNumber(text) {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Failure(
    `measure -- soak: found ${JSON.stringify(text)}, expected a number greater than 0.`,
  );
}
