import leven from 'leven';

/** The closest known word, if it is close enough to be the intended one. */
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

/** Whether the words have the same letters, such as `dya` and `day`. */
function isShuffled(word: string, candidate: string): boolean {
  const toSorted = (text: string) => [...text.toLowerCase()].sort().join('');
  return toSorted(word) === toSorted(candidate);
}
