import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TokenGroup, tokens } from '@portal/src/components/DesignTokens';
import { root } from '../../scripts/lib/paths.mjs';

const sheet = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

describe('the tokens of the design page', () => {
  it.each(Object.keys(tokens) as TokenGroup[])('are all tokens of the group %s', (group) => {
    const defined = [...sheet.matchAll(new RegExp(`^ +--${group}-([\\w-]+):`, 'gm'))];
    expect(tokens[group]).toEqual(defined.map(([, name]) => name));
  });
});
