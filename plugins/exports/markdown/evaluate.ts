import vm from 'node:vm';

/** The value of code in braces. The code can use the given names. Throws if the code fails. */
export function evaluate(code: string, names: Readonly<Record<string, unknown>> = {}): unknown {
  return vm.runInNewContext(`(${code}\n)`, { ...names }, { timeout: 1000 });
}
