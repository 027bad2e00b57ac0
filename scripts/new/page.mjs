import { applyEdit, exists } from '../lib/edit-content.mjs';
import { Failure } from '../lib/main.mjs';
import { toTitle } from './title.mjs';

/**
 * Writes a page that is a draft until its author says otherwise.
 * @param {string} name such as `guides/first-link`
 */
export async function newPage(name) {
  const page = name.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(page)) {
    throw new Failure(
      `Found the name ${JSON.stringify(name)}, expected lower-case letters, digits and hyphens, since ` +
        'the name is the address: npm run new -- page guides/first-link',
    );
  }
  if (page.split('/')[0] === 'reference') {
    throw new Failure('docs/reference is generated from src/catalogue. Choose another folder.');
  }
  const file = `docs/${page}.mdx`;
  for (const taken of [
    file,
    `docs/${page}.md`,
    `docs/${page}/index.mdx`,
    `docs/${page}/index.md`,
  ]) {
    if (await exists(taken)) throw new Failure(`${taken} is there already. Choose another name.`);
  }
  await applyEdit({ texts: new Map([[file, toText(page)]]) });
  console.log(`${file} is written. It is a draft: "npm start" shows it at /docs/${page}, and no build
publishes it. Fill in its title, its description and its text, then remove the line "draft: true".`);
}

/** @param {string} page */
function toText(page) {
  return `---
title: ${toTitle(page.split('/').at(-1) ?? page, 'sentence')}
description: Say in one sentence what this page is about, for search engines.
draft: true
---

Say in one or two sentences what readers can do when they have read this page.

## The first step

Say what to do, in the order in which readers do it. The page \`docs/writing.mdx\` shows what a page can
hold: links to other pages and to endpoints, samples, tables of fields, notes.
`;
}
