import { parameter } from '../request/sample';
import { testRules, withBody, type Row } from './sample';

const title = parameter('title', 'string');
const status = (...choices: readonly string[]) => parameter('status', 'string', { enum: choices });

const rows: Row[] = [
  [
    'that there is only one value',
    withBody(title),
    withBody({ ...title, const: 'a' }),
    ['BREAKING The parameter `body.title` takes only `a` now.'],
    ['The parameter `body.title` takes any value now.'],
  ],
  [
    'that a constant is a choice of one',
    withBody(status('a')),
    withBody(parameter('status', 'string', { const: 'a' })),
    [],
    [],
  ],
  [
    'that choices became a constant',
    withBody(status('a', 'b', 'c')),
    withBody(parameter('status', 'string', { const: 'a' })),
    [
      'BREAKING The parameter `body.status` no longer takes `b`.',
      'BREAKING The parameter `body.status` no longer takes `c`.',
    ],
    ['The parameter `body.status` takes `b`, too.', 'The parameter `body.status` takes `c`, too.'],
  ],
  [
    'another constant',
    withBody(parameter('status', 'string', { const: 'a' })),
    withBody(parameter('status', 'string', { const: 'b' })),
    [
      'The parameter `body.status` takes `b`, too.',
      'BREAKING The parameter `body.status` no longer takes `a`.',
    ],
    [
      'The parameter `body.status` takes `a`, too.',
      'BREAKING The parameter `body.status` no longer takes `b`.',
    ],
  ],
  [
    'the choices',
    withBody(status('Draft', 'Live')),
    withBody(status('Live', 'Archived')),
    [
      'The parameter `body.status` takes `Archived`, too.',
      'BREAKING The parameter `body.status` no longer takes `Draft`.',
    ],
    [
      'The parameter `body.status` takes `Draft`, too.',
      'BREAKING The parameter `body.status` no longer takes `Archived`.',
    ],
  ],
  [
    'that there are choices',
    withBody(parameter('status', 'string')),
    withBody(status('Draft', 'Live')),
    ['BREAKING The parameter `body.status` takes only `Draft`, `Live` now.'],
    ['The parameter `body.status` takes any value now.'],
  ],
];

testRules('the choices of a parameter', rows);
