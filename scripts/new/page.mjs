import { applyEdit, exists } from '../lib/edit-content.mjs';
import { Failure } from '../lib/main.mjs';
import { toTitle } from './title.mjs';

/**
 * Adds a page as a draft.
 * @param {string} name such as `guides/first-link`
 */
export async function newPage(name) {
  if (name === '') {
    throw new Failure(
      'Found no name, expected a folder and a name: npm run new -- page guides/first-link',
    );
  }
  const page = name.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(page)) {
    throw new Failure(
      `Found the name ${JSON.stringify(name)}, expected lowercase letters, digits and hyphens, because ` +
        'the name is part of the URL: npm run new -- page guides/first-link',
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
    if (await exists(taken)) throw new Failure(`${taken} already exists. Choose another name.`);
  }
  await applyEdit({ texts: new Map([[file, toText(page)]]) });
  console.log(`Added ${file} as a draft. "npm start" shows it at /docs/${page}, but builds omit it.
Fill in its title, description and text, then remove the line "draft: true".`);
}

/** @param {string} page */
function toText(page) {
  return `---
title: ${toTitle(page.split('/').at(-1) ?? page, 'sentence')}
description: Describe in one sentence what this page is about, for search engines.
draft: true
---

Explain in one or two sentences what readers can do after they have read this page.

## First step

Describe the steps in the order in which readers take them. For the parts that a page can contain, such as
samples, field tables and notes, see \`docs/writing.mdx\`.
`;
}
