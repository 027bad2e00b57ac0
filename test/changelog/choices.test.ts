import { parameter } from '../request/sample';
import { testRules, withBody, type Row } from './sample';

const title = parameter('title', 'string');
const status = (...choices: readonly string[]) => parameter('status', 'string', { enum: choices });

const rows: Row[] = [
  [
    'that a constant was added',
    withBody(title),
    withBody({ ...title, const: 'a' }),
    ['BREAKING The parameter `body.title` now accepts only `a`.'],
    ['The parameter `body.title` now accepts any value.'],
  ],
  [
    'nothing if a constant becomes a single choice',
    withBody(status('a')),
    withBody(parameter('status', 'string', { const: 'a' })),
    [],
    [],
  ],
  [
    'a different constant',
    withBody(parameter('status', 'string', { const: 'a' })),
    withBody(parameter('status', 'string', { const: 'b' })),
    [
      'The parameter `body.status` now also accepts `b`.',
      'BREAKING The parameter `body.status` no longer accepts `a`.',
    ],
    [
      'The parameter `body.status` now also accepts `a`.',
      'BREAKING The parameter `body.status` no longer accepts `b`.',
    ],
  ],
  [
    'a change of choices',
    withBody(status('Draft', 'Live')),
    withBody(status('Live', 'Archived')),
    [
      'The parameter `body.status` now also accepts `Archived`.',
      'BREAKING The parameter `body.status` no longer accepts `Draft`.',
    ],
    [
      'The parameter `body.status` now also accepts `Draft`.',
      'BREAKING The parameter `body.status` no longer accepts `Archived`.',
    ],
  ],
];

testRules('the allowed values of a parameter', rows);
