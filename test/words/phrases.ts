/** Words and phrases that make a text sound translated, with what to write instead. */

export interface Phrase {
  /** A regular expression that matches whole words. A space also matches a line break. */
  readonly find: string;
  readonly write: string;
}

export const phrases: readonly Phrase[] = [
  { find: 'tells?(?! you)', write: '"returns", "shows", "lists", "explains" or "identifies"' },
  { find: 'told (?:by|in|at)', write: '"given by" or "listed in"' },
  {
    find: 'stands? (?:in|on|at|for|above|below|beside|before|behind)',
    write: '"is in" or "means"',
  },
  { find: 'as it stands', write: '"current" or "unchanged"' },
  {
    find: '(?<!there )(?:is|are|was|were) no (?!longer|matching)',
    write: '"is not a" or "there is no"',
  },
  { find: 'that (?:is|are) there', write: '"existing"' },
  { find: '(?:is|are) not there', write: '"does not exist" or "is missing"' },
  { find: 'whole(?! numbers?)', write: '"entire", "complete" or "all"' },
  { find: 'given out', write: '"served"' },
  { find: 'can be had', write: '"is available"' },
  { find: 'mends?|mended', write: '"fix" or "repair"' },
  { find: 'takes? [^.]{1,40} back|taken back', write: '"restores" or "undoes"' },
  { find: 'anew', write: '"again", or a verb with "re-"' },
  { find: '(?<!neither[^.]{1,40})nor', write: 'two sentences, or "or"' },
  {
    find: 'thereof|whereof|therein|thereby|hereby|wherein|upon|amongst|whilst',
    write: 'a plain word',
  },
  { find: 'so that each', write: '"so each"' },
  { find: ', for (?:it|they|the|in|a) [^.]{1,30} (?:is|are|would|was)', write: '"because"' },
  { find: ', too(?=[.,;:)])', write: '"also"' },
  { find: 'least length', write: '"minimum length"' },
  { find: 'greatest length', write: '"maximum length"' },
  { find: 'the (?:release|version|build) before', write: '"the previous release"' },
  { find: "today[’']s", write: '"current"' },
  { find: '(?:of|on) (?:its|their) own(?! [a-z])', write: '"own", "separate" or "unique"' },
  { find: 'one another', write: '"each other", or "sequentially"' },
  { find: 'lies|lie below|lie beside', write: '"is in"' },
  { find: 'halves of surrogate pairs', write: '"lone surrogates"' },
  { find: 'holds? itself', write: '"circular reference"' },
  { find: 'no (?:UTF-8|YAML|JSON)', write: '"not valid"' },
  { find: 'web address(?:es)?', write: '"URL"' },
  { find: '(?:base|old) address(?:es)?', write: '"base URL" or "old URL"' },
  { find: 'goes? on', write: '"continues"' },
  { find: 'comes? into being', write: '"is created"' },
  { find: 'left out', write: '"omitted"' },
  { find: 'sound (?:catalogue|content|endpoints?)', write: '"valid"' },
  { find: 'rooms', write: '"layout"' },
  { find: 'bring [^.]{1,30} up to date', write: '"update"' },
];

export interface Exception {
  readonly file: string;
  readonly find: string;
  readonly reason: string;
}

/** Where a phrase is right. */
export const exceptions: readonly Exception[] = [];
