/** The text of all pages for language models that cannot load other pages. */
import * as messages from '../messages/en/llms';
import { say } from '../messages/say';
import { toAlternateRoute } from '../routes/places';
import {
  type Entry,
  type ListedPage,
  splitTexts,
  toCount,
  toIntroduction,
  toList,
  toUrl,
} from './llms';
import { exportRoutes } from './routes';
import type { ExportedVersion, ExportFile } from './version';

const toPage = (url: string) => say(messages.page, { url });

/** Hosts refuse files over 25 MiB. A character has up to three bytes. */
const mostCharacters = 8_000_000;

/**
 * Builds `llms-full.txt`, which contains the pages that `llms.txt` lists. If they are too long for one
 * file, it lists the files that contain them.
 */
export function buildLlmsFull(
  version: ExportedVersion,
  pages: readonly ListedPage[],
  most = mostCharacters,
): readonly ExportFile[] {
  const introduction = toIntroduction(version, pages);
  const whole = pages
    .filter(({ isListed }) => isListed)
    .map(
      ({ route, text }) => `---\n\n${toPage(toUrl(version, toAlternateRoute(route)))}\n\n${text}`,
    );
  const parts = splitTexts(whole, most).map((texts, index) => {
    const route = exportRoutes.llmsFull.replace('.txt', `-${index + 1}.txt`);
    return { route, text: [introduction, ...texts].join('\n'), count: texts.length };
  });
  const entries = parts.map(({ route, count }): Entry => [route, route.slice(1), toCount(count)]);
  const full = parts.length > 1 ? [toList(messages.parts, entries, version)] : whole;
  return [
    { route: exportRoutes.llmsFull, text: [introduction, ...full].join('\n') },
    ...(parts.length > 1 ? parts.map(({ route, text }) => ({ route, text })) : []),
  ];
}
