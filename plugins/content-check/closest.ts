import leven from 'leven';

/** The closest of the known words, if it is close enough for the word to be a slip of it. */
export function findClosest(word: string, known: readonly string[]): string | undefined {
  const most = Math.ceil(word.length / 3);
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}
