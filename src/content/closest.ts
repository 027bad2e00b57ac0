import leven from 'leven';

/** The closest of the known words, if it is close enough for the word to be a slip of it. */
export function findClosest(word: string, known: readonly string[]): string | undefined {
  const most = Math.ceil(word.length / 3);
  const ranked = known
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, distance }) => distance <= most || isShuffled(word, candidate))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** Letters that changed places, as in `dya` for `day`. */
function isShuffled(word: string, candidate: string): boolean {
  const toSorted = (text: string) => [...text.toLowerCase()].sort().join('');
  return toSorted(word) === toSorted(candidate);
}
