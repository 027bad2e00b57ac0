/** Phrases that sound translated, with replacements. */

export interface Phrase {
  /** A regular expression that matches complete words. A space also matches a line break. */
  readonly find: string;
  readonly write: string;
  /** A text that contains the phrase. */
  readonly example: string;
}

export const phrases: readonly Phrase[] = [
  {
    find: 'tells?(?! you)',
    write: '"returns", "shows", "lists", "explains" or "identifies"',
    example: 'It tells how.',
  },
  { find: 'told (?:by|in|at)', write: '"given by" or "listed in"', example: 'told by him' },
  {
    find: 'stands? (?:in|on|at|for|above|below|beside|before|behind)',
    write: '"is in" or "means"',
    example: 'stands in it',
  },
  { find: 'as it stands', write: '"current" or "unchanged"', example: 'as it stands' },
  {
    find: '(?<!there )(?:is|are|was|were) no(?! (?:longer|matching))',
    write: '"is not a" or "there is no"',
    example: 'this is no page',
  },
  { find: 'that (?:is|are) there', write: '"existing"', example: 'a file that is there' },
  {
    find: '(?:is|are) not there',
    write: '"does not exist" or "is missing"',
    example: 'it is not there',
  },
  { find: 'whole(?! numbers?)', write: '"entire", "complete" or "all"', example: 'the whole page' },
  { find: 'given out', write: '"served"', example: 'given out now' },
  { find: 'can be had', write: '"is available"', example: 'can be had here' },
  { find: 'mends?|mended', write: '"fix" or "repair"', example: 'it mends it' },
  {
    find: 'takes? [^.]{1,40} back|taken back',
    write: '"restores" or "undoes"',
    example: 'takes the link back now',
  },
  { find: 'anew', write: '"again", or a verb with "re-"', example: 'made anew' },
  { find: '(?<!neither[^.]{1,40})nor', write: 'two sentences, or "or"', example: 'this nor that' },
  {
    find: 'thereof|whereof|therein|thereby|hereby|wherein|upon|amongst|whilst',
    write: 'a plain word',
    example: 'upon it',
  },
  { find: 'so that each', write: '"so each"', example: 'so that each is' },
  {
    find: ', for (?:it|they|the|in|a) [^.]{1,30} (?:is|are|would|was)',
    write: '"because"',
    example: 'go, for the name is late',
  },
  { find: ', too(?=[.,;:)])', write: '"also"', example: 'this, too.' },
  { find: 'least length', write: '"minimum length"', example: 'least length' },
  { find: 'greatest length', write: '"maximum length"', example: 'greatest length' },
  {
    find: 'the (?:release|version|build) before',
    write: '"the previous release"',
    example: 'the release before',
  },
  { find: "today[’']s", write: '"current"', example: 'today’s build' },
  {
    find: '(?:of|on) (?:its|their) own(?! [a-z])',
    write: '"own", "separate" or "unique"',
    example: 'a page of its own.',
  },
  { find: 'one another', write: '"each other", or "sequentially"', example: 'one another' },
  { find: 'lies|lie below|lie beside', write: '"is in"', example: 'it lies there' },
  {
    find: 'halves of surrogate pairs',
    write: '"lone surrogates"',
    example: 'halves of surrogate pairs',
  },
  { find: 'holds? itself', write: '"circular reference"', example: 'holds itself' },
  { find: 'no (?:UTF-8|YAML|JSON)', write: '"not valid"', example: 'this is no UTF-8' },
  { find: 'web address(?:es)?', write: '"URL"', example: 'web address' },
  {
    find: '(?:base|old) address(?:es)?',
    write: '"base URL" or "old URL"',
    example: 'base address',
  },
  { find: 'goes? on', write: '"continues"', example: 'goes on' },
  { find: 'comes? into being', write: '"is created"', example: 'comes into being' },
  { find: 'left out', write: '"omitted"', example: 'left out' },
  { find: 'sound (?:catalogue|content|endpoints?)', write: '"valid"', example: 'sound catalogue' },
  {
    find: 'refuses|refused|refusing|refuse (?:it|the|an?|to)',
    write: '"rejects"',
    example: 'refused',
  },
  { find: 'but for', write: '"except"', example: 'all but for one' },
  { find: 'whoever|whomever', write: '"anyone who" or "users"', example: 'whoever reads it' },
  {
    find: '(?<!there )(?:is|are) none(?! of)',
    write: '"is not" or "there is none"',
    example: 'a file that is none',
  },
  { find: 'beside', write: '"next to"', example: 'beside the title' },
  { find: 'comes? from', write: '"is in" or "is based on"', example: 'the title comes from it' },
  {
    find: 'gives? (?:the|an?|its|back)',
    write: '"returns", "provides" or "is"',
    example: 'it gives the name',
  },
  {
    find: 'holds? (?:the|an?|all|no|nothing|what|its|their|every|each|only)|holds(?=[.,;:])',
    write: '"contains"',
    example: 'it holds all values',
  },
  { find: 'answers? (?:with|nothing)', write: '"responds with"', example: 'it answers with 404' },
  { find: 'asked for', write: '"requested"', example: 'the page asked for' },
  { find: 'speaks? of', write: '"mentions"', example: 'it speaks of it' },
  { find: 'knows? (?:nothing|of)', write: '"ignores"', example: 'it knows nothing about it' },
  {
    find: 'takes? [^.]{1,30} for (?:an?|none)',
    write: '"treats as"',
    example: 'takes a page for a file',
  },
  { find: 'leaves? out|leaving out', write: '"omits"', example: 'leaves out the last' },
  { find: '(?:is|are) gone', write: '"was removed" or "no longer exists"', example: 'it is gone' },
  { find: '(?:is|are|be) sound', write: '"is valid"', example: 'pages that are sound' },
  { find: 'in one go', write: '"at once"', example: 'in one go' },
  { find: 'as good as', write: '"is treated as"', example: 'as good as none' },
  { find: 'in sight', write: '"visible" or "in view"', example: 'it stays in sight' },
  { find: 'the ones? of', write: 'the noun again', example: 'the one of the site' },
  {
    find: 'as (?:it is|they are)(?=[.,;:])',
    write: '"unchanged"',
    example: 'leaves it as it is.',
  },
  { find: 'rooms', write: '"layout"', example: 'rooms' },
  { find: 'bring [^.]{1,30} up to date', write: '"update"', example: 'bring the file up to date' },
];

export interface Exception {
  readonly file: string;
  readonly find: string;
  readonly reason: string;
}

/** Where a phrase is correct. */
export const exceptions: readonly Exception[] = [];
