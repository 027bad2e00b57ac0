import vm from 'node:vm';
import { bundle } from '../bundle';

/** The error of the bundler's code if a page does not exist. */
export async function readMissingModuleError(): Promise<string> {
  const entry = "module.exports = () => require('@site/docs/gone.mdx');";
  const { code } = await bundle({ 'entry.js': entry });
  const sandbox = { module: { exports: () => 'nothing' } };
  vm.runInNewContext(code, sandbox);
  try {
    return sandbox.module.exports();
  } catch (error) {
    return (error as Error).message;
  }
}
