/** Keeps the last valid state of a page in `start` while the page has an error. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration, LoaderContext, RuleSetRule } from 'webpack';
import { toInternalMessage } from '../bundler/internals';

export interface Options {
  /** Returns the code of a page. The context is from the bundler. */
  readonly load: (context: Context, source: string) => Promise<string>;
}

interface Wanted {
  /** A file that changes with the URLs of pages, so that links to them are regenerated. */
  readonly dependency: string;
  /** Whether a page can link to the files of other pages. */
  readonly canLink: (file: string) => boolean;
  /** Explains the error of a page. Returns nothing if something else reports it. */
  readonly explain: (file: string, error: unknown) => Promise<string | undefined>;
}

type Context = LoaderContext<Options>;

/** The page loader and its options. */
interface Item {
  readonly loader: string;
  readonly options: object;
}

type PageLoader = (this: Context, source: string) => unknown;

/** In milliseconds. The framework needs this time to read a page that another page links to. */
const patience = 300;

/** The text of a page that never had a good state. */
const standIn = 'This page has an error. It is shown as soon as the error is fixed.\n';

/** The rule of the docs plugin, with its loader wrapped in ours. */
export function keepLastGood(config: Configuration, wanted: Wanted): Configuration {
  const [rule, ...others] = config.module?.rules ?? [];
  const [item] = isRule(rule) && Array.isArray(rule.use) ? rule.use : [];
  if (!isRule(rule) || !isItem(item) || others.length > 0) {
    throw new Error(
      toInternalMessage('page-loader', 'the plugin does not have exactly one rule with a loader'),
    );
  }
  const options: Options = { load: buildLoad(item, wanted) };
  const use = [{ loader: path.join(__dirname, 'last-good-loader.js'), options }];
  return { ...config, module: { rules: [{ ...rule, use }] } };
}

function isRule(rule: unknown): rule is RuleSetRule {
  return typeof rule === 'object' && rule !== null && 'use' in rule;
}

function isItem(item: unknown): item is Item {
  return typeof item === 'object' && item !== null && 'loader' in item && 'options' in item;
}

function buildLoad(item: Item, { dependency, canLink, explain }: Wanted): Options['load'] {
  const lastGood = new Map<string, string>();
  return async (context, source) => {
    const file = context.resourcePath;
    if (canLink(file)) context.addDependency(dependency);
    try {
      const code = await compile(item, context, source).catch(() =>
        wait(patience).then(() => compile(item, context, source)),
      );
      lastGood.set(file, code);
      return code;
    } catch (error) {
      // A change to another file may fix the page, so every compilation tries again.
      context.cacheable(false);
      const message = await explain(file, error);
      if (message !== undefined)
        context.emitError(Object.assign(new Error(message), { stack: '' }));
      return lastGood.get(file) ?? compile(item, context, standIn);
    }
  };
}

/** The code of a page. Rejects if the page has an error or imports a missing file. */
async function compile(item: Item, context: Context, source: string): Promise<string> {
  const { default: load } = (await import(item.loader)) as { default: PageLoader };
  const code = await new Promise<string>((resolve, reject) => {
    const answer = (error: Error | null, result = '') => (error ? reject(error) : resolve(result));
    const own = new Map<string | symbol, unknown>([
      ['getOptions', () => item.options],
      ['async', () => answer],
    ]);
    const get = (target: Context, key: string | symbol): unknown =>
      own.get(key) ?? Reflect.get(target, key);
    load.call(new Proxy(context, { get }), source);
  });
  await validateImports(context, code);
  return code;
}

async function validateImports(context: Context, code: string): Promise<void> {
  const find = context.getResolve();
  for (const [, request = ''] of code.matchAll(/^import .* from ["'](\.[^"']+)["'];?$/gm)) {
    await find(context.context, request).catch(() => {
      throw new Error(`imports ${request}, which does not exist.`);
    });
  }
}
