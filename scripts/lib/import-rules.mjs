/**
 * Who may import whom (see ARCHITECTURE.md), as ESLint configuration:
 *
 *   catalogue ◀── request ◀── samples, exports ◀── components (browser) | plugins (Node)
 *   catalogue ◀── changelog ◀── components (browser) | plugins (Node)
 */

/** Folders of `src` that know neither React, nor Docusaurus, nor Node, nor the DOM. */
const pureFolders = {
  catalogue: [],
  'site-map': ['catalogue'],
  request: ['catalogue'],
  samples: ['catalogue', 'request'],
  exports: ['catalogue', 'request', 'samples'],
  changelog: ['catalogue', 'site-map'],
  hosting: [],
};

const foreignGlobals = [
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename'],
];

/** How many folders deep a pure folder may be nested: `src/catalogue/campaigns` is one. */
const depths = [0, 1, 2];

const detour = {
  regex: String.raw`(^|/)(\.|(?!\.{1,2}/)[^/]+)/\.\.(/|$)`,
  message: 'Write the path without a detour: no "..", unless at its start.',
};

/** @type {import('eslint').Linter.Config[]} */
export const importRules = [
  ...Object.entries(pureFolders).flatMap(([folder, allowed]) =>
    depths.map((depth) => toPureBlock(folder, allowed, depth)),
  ),
  toBlock(['src/components/**', 'src/theme/**'], {
    regex: toReach('plugins'),
    message: 'Components run in the browser and never import plugins.',
  }),
  toBlock(['plugins/**'], {
    regex: `^@theme/|${toReach('src/(components|theme)')}`,
    message: 'Plugins run in Node and never import components.',
  }),
];

/**
 * Only relative paths that stay inside the folder or lead to an allowed neighbour pass.
 * @param {string} folder
 * @param {readonly string[]} allowed
 * @param {number} depth
 * @returns {import('eslint').Linter.Config}
 */
function toPureBlock(folder, allowed, depth) {
  const climb = String.raw`\.\./`;
  const inside = [String.raw`\.(/|$)`, ...depths.slice(1, depth + 1).map(toClimbInside)];
  const outside = allowed.map((neighbour) => `${climb.repeat(depth + 1)}${neighbour}(/|$)`);
  const files = `src/${folder}/${'*/'.repeat(depth)}*.{ts,tsx}`;
  const block = toBlock([files], {
    regex: `^(?!${[...inside, ...outside].join('|')})`,
    message: `src/${folder} imports ${['itself', ...allowed].join(', ')} and nothing else, by relative paths.`,
  });
  return {
    ...block,
    rules: { ...block.rules, 'no-restricted-globals': ['error', ...foreignGlobals] },
  };
}

/**
 * A path that climbs exactly so many folders: `../../model` for 2, or `../..` itself.
 * @param {number} times
 */
function toClimbInside(times) {
  return String.raw`\.\.(/\.\.){${times - 1}}(/(?!\.\.(/|$))|$)`;
}

/**
 * A path from anywhere in the repository to one of its folders.
 * @param {string} folder
 */
function toReach(folder) {
  return String.raw`^(@site/|(\.\.?/)+)${folder}(/|$)`;
}

/**
 * @param {string[]} files
 * @param {{regex: string, message: string}} pattern
 * @returns {import('eslint').Linter.Config}
 */
function toBlock(files, pattern) {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [pattern, detour] }] },
  };
}
