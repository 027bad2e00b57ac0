import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as messages from '../../src/messages/en/templates';

const folder = path.join(__dirname, '../../src/load/templates');

it('the pages of templates contain all of their messages, and no others', () => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));
  const places = texts.join('').matchAll(/\[\[(\w+)\]\]/g);
  const names = new Set([...places].map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(messages).sort());
});
