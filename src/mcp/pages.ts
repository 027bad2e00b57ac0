/** Pages as Markdown. */
import { toAlternateRoute } from '../routes/places';
import { type Answer, toMark, toPart } from './answer';
import { Problem, toQuoted } from './problem';
import { findPage, readOperations, type Site, toFile, toPageUrl } from './site';

/** A part of a page from an offset, in characters. */
export async function readPage(
  site: Site,
  page: string,
  version: string | undefined,
  offset: number,
): Promise<Answer> {
  const place = findPage(site, page, version);
  const text = await site.read(toFile(place.version, toAlternateRoute(place.route)));
  if (text === undefined) {
    const rows = await readOperations(site, place.version);
    throw new Problem(
      `Found no page ${toQuoted(page)} in version ${place.version.name}, expected the address of a ` +
        'page, such as "/docs/introduction". The tool "search" finds pages, and /llms.txt lists all.',
      site.suggest(
        place.route,
        rows.map(({ route }) => route),
      ),
    );
  }
  if (offset > text.length) {
    throw new Problem(`Found the offset ${offset}, but the page has ${text.length} characters.`);
  }
  const url = toPageUrl(site, place.version, place.route);
  return { text: `${toMark(site)} Page: ${url}\n\n${toPart(text, offset)}` };
}
