/** What to say when the framework cannot read the content. */
import path from 'node:path';
import { checkContent } from '../../src/content/check';
import { oneAtATime } from './one-at-a-time';

/** Says what is wrong with a page, but for what the content check says of it, which is shown already. */
export function buildExplain(siteDir: string) {
  const check = oneAtATime(() => checkContent(siteDir));
  return async (page: string, error: unknown): Promise<string | undefined> => {
    const file = path.relative(siteDir, page).split(path.sep).join('/');
    const { problems } = await check();
    if (problems.some((problem) => problem.file === file)) return undefined;
    return `${file}: ${toMessage(toCause(error))}`;
  };
}

/** The framework wraps what a page throws, with a stack trace in its message. */
function toCause(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error) : error;
}

/** What failed and why, without stack traces. */
export function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${toMessage(error.cause)}`;
}
