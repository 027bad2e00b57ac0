import { findChangedLine } from '@portal/src/components/Code/CodeView';

const body = (...lines: readonly string[]) => ['{', ...lines, '}'].join('\n');

it.each([
  ['a changed value', body('"a": 1,', '"b": 2'), body('"a": 1,', '"b": 3'), 2],
  ['an added line', body('"a": 1,', '"c": 3'), body('"a": 1,', '"b": 2,', '"c": 3'), 2],
  ['an added last line, which needs a comma above', body('"a": 1'), body('"a": 1,', '"b": 2'), 2],
  ['the first of several changes', body('1', '2', '3'), body('4', '2', '5'), 1],
  ['a repeated line', body('1', '1'), body('1', '1', '1'), 3],
  ['none if nothing changed', body('1'), body('1'), undefined],
  ['none if a line was removed', body('1', '2', '3'), body('1', '3'), undefined],
  ['none if the last line was removed', body('1,', '2'), body('1'), undefined],
])('the changed line is %s', (_name, before, after, line) => {
  expect(findChangedLine(before, after)).toBe(line);
});
