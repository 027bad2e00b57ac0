import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as messages from '../../src/messages/en/templates';

const folder = path.join(__dirname, '../../src/load/templates');

it('the pages that each API has contain all of their messages, and no others', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const places = texts.join('').matchAll(/\[\[(\w+)\]\]/g);
  const names = new Set([...places].map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(messages).sort());
});
