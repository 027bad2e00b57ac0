import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TokenGroup, tokens } from '@portal/src/components/DesignTokens';
import { root } from '../../scripts/lib/paths.mjs';

const sheet = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

it.each(Object.keys(tokens) as TokenGroup[])(
  'the tokens of the design page are all tokens of the group %s',
  (group) => {
    const defined = [...sheet.matchAll(new RegExp(`^ +--${group}-([\\w-]+):`, 'gm'))];
    expect(tokens[group]).toEqual(defined.map(([, name]) => name));
  },
);
