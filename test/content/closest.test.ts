import { findClosest } from '../../src/content/problem';

const known = ['maxLength', 'minLength', 'boards', 'board-domains', 'upc'];

describe('findClosest', () => {
  it.each([
    ['maxLenght', 'maxLength'],
    ['maxlength', 'maxLength'],
    ['minLengt', 'minLength'],
    ['board', 'boards'],
    ['baords', 'boards'],
    ['board-domain', 'board-domains'],
    ['upx', 'upc'],
  ])('suggests for %s the name %s', (word, closest) => {
    expect(findClosest(word, known)).toBe(closest);
  });

  it.each(['', 'xyz', 'something-else', 'isrc'])('suggests nothing for %p', (word) => {
    expect(findClosest(word, known)).toBeUndefined();
  });
});
