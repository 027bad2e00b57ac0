/** Checks the content of image files: browsers cannot show others. */
import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';

/** How the files start, by extension, with each byte as a character. */
const starts: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp/s,
  svg: /<svg[\s>]/,
};

export function checkImageFile(file: string): readonly Problem[] {
  const extension = path.extname(file).slice(1).toLowerCase();
  const start = starts[extension];
  if (!start) return [];
  const content = fs.readFileSync(file).subarray(0, 4096).toString('latin1');
  if (start.test(content)) return [];
  const expected = `an image of the type ${extension}`;
  if (content.startsWith('version https://git-lfs')) {
    return [
      {
        found: 'a pointer of Git LFS',
        expected,
        hint: 'Run "git lfs pull", or commit the image itself.',
      },
    ];
  }
  const [actual] = Object.entries(starts).find(([, other]) => other.test(content)) ?? [];
  const hint = actual
    ? `Its content is of the type ${actual}: rename it.`
    : 'Export the image again.';
  return [{ found: 'a file with other content', expected, hint }];
}
