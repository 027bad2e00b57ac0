import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import { type Line as Pieces, type Piece, toLines } from '@portal/src/highlight/lines';
import { loadTokenizer, type Tokenizer } from '@portal/src/highlight/tokenize';
import { afterPaint } from '../ui/hooks';
import { useWrapped } from './WrapButton';

export interface Props {
  readonly code: string;
  /** The name of the grammar. */
  readonly language: string;
  /** The label for screen readers, for example "cURL sample". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly marks?: LineMarks | undefined;
  /** Whether it scrolls to the line that the form changed. */
  readonly followsEdits?: boolean;
}

/** Code in a box that scrolls. Readable without scripts. */
export default function CodeView({
  code,
  language,
  label,
  className,
  marks,
  followsEdits = false,
}: Props) {
  const ref = useRef<HTMLPreElement>(null);
  const tokenize = useTokenizer(language);
  const isWrapped = useWrapped();
  useChangedLine(ref, code, followsEdits);
  const isPlain = !tokenize && !marks;
  return (
    <div className={clsx('column', className)}>
      {/* What scrolls must take the focus for the keyboard. No landmark, as there may be many. */}
      <pre
        ref={ref}
        className={clsx('flat grow code', isWrapped && 'wrapped')}
        tabIndex={0}
        role="group"
        aria-label={label}
        data-lang={language}
      >
        <code className={marks && 'marked'}>
          {isPlain ? code : <Lines pieces={tokenize?.(code) ?? [{ text: code }]} marks={marks} />}
        </code>
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

/** Scrolls to the line that an edit changed. Stays while the pointer is over the code. */
function useChangedLine(ref: RefObject<HTMLElement | null>, code: string, isOn: boolean): void {
  const shown = useRef(code);
  useEffect(() => {
    const index = isOn ? findChangedLine(shown.current, code) : undefined;
    shown.current = code;
    if (index === undefined) return undefined;
    // Reading a position before the paint would delay it.
    return afterPaint(() => {
      const box = ref.current;
      const line = box?.firstElementChild?.children[index];
      if (box && line instanceof HTMLElement && !box.matches(':hover')) reveal(box, line);
    });
  }, [ref, code, isOn]);
}

/** Scrolls the box, and not the page, if the line is not entirely in view. */
function reveal(box: HTMLElement, line: HTMLElement): void {
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const isInView =
    top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isInView) box.scrollTo({ top: top - box.clientHeight / 3 });
}

/**
 * The index of the first line that an edit added or changed, or undefined if it only removed lines.
 * A comma at the end of a line changes with the next line, so it does not count.
 */
export function findChangedLine(before: string, after: string): number | undefined {
  const old = before.split('\n').map(withoutComma);
  const lines = after.split('\n').map(withoutComma);
  const first = lines.findIndex((line, index) => line !== old[index]);
  if (first === -1) return undefined;
  const toRest = (all: readonly string[]) => ['', ...all.slice(first)].join('\n');
  return toRest(old).endsWith(toRest(lines)) ? undefined : first;
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '');
}

type LinesProps = Pick<Props, 'marks'> & { readonly pieces: readonly Piece[] };

/** Highlighted code. A keystroke renders only the lines that it changes. */
function Lines({ pieces, marks }: LinesProps) {
  return toLines(pieces).flatMap((line, index) => [
    index > 0 && '\n',
    <Line key={index} line={line} index={index} marks={marks} />,
  ]);
}

type LineProps = Pick<Props, 'marks'> & { readonly line: Pieces; readonly index: number };

/** The style sheet adds the number, so it is not copied. The index of a line never changes. */
const Line = memo(
  function Line({ line, index, marks }: LineProps) {
    const { highlighted, numberedFrom } = marks ?? {};
    return (
      <span
        className={clsx('line', highlighted?.has(index + 1) && 'highlighted')}
        data-number={numberedFrom === undefined ? undefined : numberedFrom + index}
        style={marks ? undefined : toHang(line)}
      >
        {line.map(({ text, kind }, position) =>
          kind ? (
            <span key={position} className={kind}>
              {toWords(text)}
            </span>
          ) : (
            <Fragment key={position}>{toWords(text)}</Fragment>
          ),
        )}
      </span>
    );
  },
  (before, after) =>
    before.marks === after.marks && JSON.stringify(before.line) === JSON.stringify(after.line),
);

/** A continued line is indented deeper than its start, by two more than the indent of the line. */
function toHang([first]: Pieces): CSSProperties {
  const spaces = /^ {0,12}/.exec(first?.text ?? '')?.[0].length ?? 0;
  return { ['--hang' as string]: `${spaces + 2}ch` };
}

/** Words with a hyphen, such as IDs, and a mark at the end of a line, which follows the word before it. */
const unbroken = /([^\s/,]{0,40}-[^\s/,]{0,40}|\s[^\w\s'"]{1,2}$)/;

/** A text that wraps only after a slash, a comma or a space. */
function toWords(text: string): ReactNode {
  // Most texts are one word, which needs no elements.
  if (!/[/,-]|\s\W$/.test(text)) return text;
  return text.split(/(?<=[/,])(?=[^\s/,])/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part.split(unbroken).map((word, index) =>
        index % 2 === 0 ? (
          word
        ) : (
          <span key={index} className="word">
            {word}
          </span>
        ),
      )}
    </Fragment>
  ));
}

/** Line numbers and highlighted lines of a code block. */
export interface LineMarks {
  /** The numbers of the highlighted lines, starting at 1. */
  readonly highlighted: ReadonlySet<number>;
  /** The number of the first line. If omitted, lines have no numbers. */
  readonly numberedFrom?: number;
}
