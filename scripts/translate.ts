/** `npm run translate -- --locale de`: writes what a language lacks, for people or tools to fill in. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/content/check';
import { complete, toOverlayFile, translate } from '../src/content/translation';
import { listUntranslated } from '../src/content/pages/translated';
import { toReport } from '../src/check/messages';
import { toChoices, toCounted, toQuoted } from '../src/check/problem';
import { Failure } from '../src/failure';
import { inLocale } from '../src/project';
import { isWhole } from '../src/project/apis';
import { toCommandLine } from '../src/project/command-line';
import { toShownFile } from '../src/project/folder';
import { openNamed } from './lib/project';

export const scope = 'api';

export const usage = `${toCommandLine('translate', '--locale', 'de')}

Writes the texts of the API that have no translation into an overlay beside portal.yaml, such as
i18n/de/api.overlay.yaml, with the original beside each, and names the pages that have none. What is
translated stays.

--locale de  the language, which portal.yaml lists in "locales"`;

export const options = { locale: { type: 'string' } } as const;

export async function run(args: string[]): Promise<void> {
  const { locale } = parseArgs({ args, options }).values;
  const projects = openNamed();
  const [initial, ...others] = projects[0].lists.locales;
  if (locale === undefined || !others.includes(locale)) {
    const why = locale === initial ? ', the language of the originals' : '';
    const list = [initial, locale ?? 'de'].join(', ');
    const expected =
      others.length > 0
        ? `${toChoices(others)}, which are the others in "locales"`
        : `a language of "locales". Add a line "locales: [${list}]" to portal.yaml`;
    throw new Failure(`--locale: found ${toQuoted(locale)}${why}, expected ${expected}.`);
  }
  for (const project of projects) {
    const { document, problems } = await checkContent(project);
    if (!document) throw new Failure(toReport(problems));
    if (!isWhole(project.api)) {
      const file = toOverlayFile(project, locale);
      const mistakes = translate(document, file).problems;
      if (mistakes.length > 0) throw new Failure(toReport(mistakes));
      const { text, count, isNew } = complete(document, file, locale);
      if (count > 0) {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      const done = isNew ? 'Wrote' : 'Added';
      const shown = toShownFile(file);
      console.log(
        count > 0
          ? `${done} ${toCounted(count, 'text[s]')} to ${shown}.`
          : `${shown} has all texts.`,
      );
    }
    const translated = inLocale(project, locale);
    const pages = await listUntranslated(translated);
    const folder = toShownFile(translated.translations ?? '');
    if (pages.length > 0) console.log(`Pages that are not in ${folder}: ${pages.join(', ')}.`);
  }
}
