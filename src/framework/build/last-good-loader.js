/**
 * Runs the loader of pages, and shows what a page was like before its mistake. JavaScript, because the
 * bundler loads it by itself.
 */
const { setTimeout: wait } = require('node:timers/promises');

/** Until the framework has read a page that this one links to, in milliseconds. */
const patience = 300;

/**
 * @typedef {import('./last-good').Options} Options
 * @typedef {import('webpack').LoaderContext<Options>} Context
 */

/**
 * @this {Context}
 * @param {string} source
 */
module.exports = function keepLastGood(source) {
  const callback = this.async();
  run(this, source).then(
    (code) => callback(null, code),
    (/** @type {Error} */ error) => callback(error),
  );
};

/**
 * @param {Context} context
 * @param {string} source
 */
async function run(context, source) {
  const { lastGood, dependency, explain, standIn } = context.getOptions();
  const file = context.resourcePath;
  context.addDependency(dependency);
  try {
    const code = await compile(context, source).catch(() =>
      wait(patience).then(() => compile(context, source)),
    );
    lastGood.set(file, code);
    return code;
  } catch (error) {
    // What mends the page may lie in another file: it is tried again with every compilation.
    context.cacheable(false);
    const message = await explain(file, error);
    if (message !== undefined) context.emitError(Object.assign(new Error(message), { stack: '' }));
    return lastGood.get(file) ?? (await compile(context, standIn));
  }
}

/**
 * The code of a page; rejects where it has a mistake, or imports what is not there.
 * @param {Context} context
 * @param {string} source
 * @returns {Promise<string>}
 */
async function compile(context, source) {
  const { loader, options } = context.getOptions();
  /** @type {string} */
  const code = await new Promise((resolve, reject) => {
    const own = {
      getOptions: () => options,
      async: () => (/** @type {Error | null} */ error, /** @type {string} */ result) =>
        error ? reject(error) : resolve(result),
    };
    const inner = new Proxy(context, {
      get: (target, key) =>
        key in own ? own[/** @type {keyof typeof own} */ (key)] : Reflect.get(target, key),
    });
    require(loader).default.call(inner, source);
  });
  const resolveImport = context.getResolve();
  for (const [, request = ''] of code.matchAll(/^import .* from ["'](\.[^"']+)["'];?$/gm)) {
    await resolveImport(context.context, request).catch(() => {
      throw new Error(`imports ${request}, which is not there.`);
    });
  }
  return code;
}
