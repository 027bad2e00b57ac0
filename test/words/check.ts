/** Finds phrases that make a text sound translated. */
import { exceptions, phrases, type Phrase } from './phrases';
import { listTexts } from './texts';

const patterns = new Map(phrases.map((phrase) => [phrase, toPattern(phrase)]));

/** The problems of a file, each with its line, the phrase and what to write instead. */
export function checkWords(file: string, source: string): readonly string[] {
  return listTexts(file, source).flatMap(({ start, text }) =>
    [...patterns]
      .filter(([phrase]) => !isException(file, phrase))
      .flatMap(([{ write }, pattern]) =>
        [...text.matchAll(pattern)].map(({ index, 0: found }) => {
          const line = source.slice(0, start + index).split('\n').length;
          return `${file}:${line}: found "${toOneLine(found)}", expected ${write}.`;
        }),
      ),
  );
}

function isException(file: string, { find }: Phrase): boolean {
  return exceptions.some((exception) => exception.file === file && exception.find === find);
}

/** A phrase can continue on the next line of a comment. */
function toPattern({ find }: Phrase): RegExp {
  return new RegExp(
    `(?<![\\w-](?=\\w))(?:${find.replaceAll(' ', String.raw`[\s*/]+`)})(?![\\w-])`,
    'gi',
  );
}

function toOneLine(text: string): string {
  return text.replaceAll(/[\s*/]+/g, ' ');
}
