/** Messages for content that the framework cannot read. */
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { oneAtATime } from './one-at-a-time';

/** Explains the error of a page. Returns nothing if the content check already reports the page. */
export function buildExplain(siteDir: string) {
  const check = oneAtATime(() => checkContent(siteDir));
  return async (page: string, error: unknown): Promise<string | undefined> => {
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    const { problems } = await check();
    if (problems.some((problem) => problem.file === file)) return undefined;
    return `${file}: ${toMessage(toCause(error))}`;
  };
}

/** The original error. The framework wraps it in one whose message contains a stack trace. */
function toCause(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}

/** The messages of an error and its causes, without stack traces. */
export function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${toMessage(error.cause)}`;
}
