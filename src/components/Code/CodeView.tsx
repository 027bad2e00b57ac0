import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import { type Line as Pieces, type Piece, toLines } from '@site/src/highlight/lines';
import { loadTokenizer, type Tokenizer } from '@site/src/highlight/tokenize';
import { useChangedLine } from './useChangedLine';
import { useWrap } from './useWrap';
import styles from './CodeView.module.css';

interface Props {
  readonly code: string;
  /** The name of the grammar. */
  readonly language: string;
  /** The label for screen readers, for example "cURL sample". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly marks?: LineMarks | undefined;
  /** Whether long lines wrap if the reader wants it. */
  readonly canWrap?: boolean;
  /** Whether it scrolls to the line that the form changed, and marks it. */
  readonly followsEdits?: boolean;
}

/** Code that scrolls in its box. Readable without scripts. */
export default function CodeView({
  code,
  language,
  label,
  className,
  marks,
  canWrap = false,
  followsEdits = false,
}: Props): ReactNode {
  const ref = useRef<HTMLPreElement>(null);
  const tokenize = useTokenizer(language);
  const isWrapped = useWrap();
  useChangedLine(ref, code, followsEdits);
  const isPlain = !tokenize && !marks;
  return (
    <div className={clsx('column', styles.view, isWrapped && canWrap && styles.wrapped, className)}>
      {/* What scrolls is reached by keyboard only when it takes the focus; no landmark, as there may be many. */}
      <pre
        ref={ref}
        className={clsx('flat grow', styles.code)}
        tabIndex={0}
        role="group"
        aria-label={label}
        data-lang={language}
      >
        <code className={marks && styles.marked}>
          {isPlain ? code : <Lines pieces={tokenize?.(code) ?? [{ text: code }]} marks={marks} />}
        </code>
        {followsEdits && <span className={styles.shade} />}
      </pre>
    </div>
  );
}

/** The tokenizer of a language once its grammar has loaded. Until then, code is plain text. */
function useTokenizer(language: string): Tokenizer | undefined {
  const [loaded, setLoaded] = useState<{ language: string; tokenize: Tokenizer }>();
  useEffect(() => {
    let isCurrent = true;
    loadTokenizer(language).then(
      (tokenize) => {
        if (tokenize && isCurrent) startTransition(() => setLoaded({ language, tokenize }));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.tokenize : undefined;
}

interface LinesProps {
  readonly pieces: readonly Piece[];
  readonly marks: LineMarks | undefined;
}

/** Highlighted code. A keystroke re-renders only the block and the line that it changes. */
function Lines({ pieces, marks }: LinesProps): ReactNode {
  const lines = toLines(pieces);
  return Array.from({ length: Math.ceil(lines.length / blockLength) }, (_, index) => {
    const start = index * blockLength;
    const block = lines.slice(start, start + blockLength);
    return <Block key={index} lines={block} start={start} marks={marks} />;
  });
}

const blockLength = 12;

interface BlockProps {
  readonly lines: readonly Pieces[];
  /** The index of its first line. */
  readonly start: number;
  readonly marks: LineMarks | undefined;
}

const Block = memo(
  ({ lines, start, marks }: BlockProps) =>
    lines.flatMap((line, offset) => [
      start + offset > 0 && '\n',
      <Line
        key={offset}
        line={line}
        isHighlighted={marks?.highlighted.has(start + offset + 1)}
        number={toNumber(marks, start + offset)}
      />,
    ]),
  (before, after) =>
    before.marks === after.marks &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => isEqual(line, after.lines[index] ?? [])),
);
Block.displayName = 'Block';

function toNumber(marks: LineMarks | undefined, index: number): number | undefined {
  return marks?.numberedFrom === undefined ? undefined : marks.numberedFrom + index;
}

interface LineProps {
  readonly line: Pieces;
  /** Undefined in code without marks, which only the browser splits into lines. */
  readonly isHighlighted: boolean | undefined;
  readonly number: number | undefined;
}

/** The style sheet adds the number, so it is not copied. */
const Line = memo(
  ({ line, isHighlighted, number }: LineProps) => (
    <span
      className={clsx(styles.line, isHighlighted && styles.highlighted)}
      data-number={number}
      style={isHighlighted === undefined ? toHang(line) : undefined}
    >
      {splitIndent(line).map(({ text, kind }, index) =>
        kind ? (
          <span key={index} className={kind === 'indent' ? styles.indent : kind}>
            {toBreakable(text)}
          </span>
        ) : (
          <Fragment key={index}>{toBreakable(text)}</Fragment>
        ),
      )}
    </span>
  ),
  (before, after) =>
    before.isHighlighted === after.isHighlighted &&
    before.number === after.number &&
    isEqual(before.line, after.line),
);
Line.displayName = 'Line';

function isEqual(before: Pieces, after: Pieces): boolean {
  const isSame = ({ text, kind }: Piece, index: number) =>
    text === after[index]?.text && kind === after[index].kind;
  return before.length === after.length && before.every(isSame);
}

/** Words with a hyphen, such as IDs, and the backslash that continues a line in a shell. */
const unbroken = /([^\s/,]{0,40}-[^\s/,]{0,40}| \\$)/;

/** A text that breaks only after a slash, a comma or a space, unless a word is longer than a line. */
function toBreakable(text: string): ReactNode {
  // Most texts are one word, which needs no elements.
  if (!/[/,\\-]/.test(text)) return text;
  return text.split(/(?<=[/,])(?=[^\s/,])/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part.split(unbroken).map((word, index) =>
        index % 2 === 0 ? (
          word
        ) : (
          <span key={index} className={word.length > 2 ? styles.word : styles.indent}>
            {word}
          </span>
        ),
      )}
    </Fragment>
  ));
}

/** By how much the style sheet indents a continued line: the spaces at its start, and two more. */
function toHang([first]: Pieces): CSSProperties {
  const spaces = /^ */.exec(first?.text ?? '')?.[0].length ?? 0;
  return { ['--hang' as string]: `${Math.min(spaces, deepestIndent) + 2}ch` };
}

const deepestIndent = 12;

/** Separates the indent from a long first word, which must not start on a new line. */
function splitIndent(line: Pieces) {
  const [first, ...others] = line;
  const indent = /^ +(?=\S{24})/.exec(line.map(({ text }) => text).join(''))?.[0] ?? '';
  if (!first || !indent || !first.text.startsWith(indent)) return line;
  return [
    { text: indent, kind: 'indent' as const },
    { ...first, text: first.text.slice(indent.length) },
    ...others,
  ];
}

/** Line numbers and highlighted lines of a code block. */
export interface LineMarks {
  /** The numbers of the highlighted lines, starting at 1. */
  readonly highlighted: ReadonlySet<number>;
  /** The number of the first line. If omitted, lines have no numbers. */
  readonly numberedFrom?: number;
}
