import vm from 'node:vm';
import { bundle } from '../bundle';

/** What the code of the bundler says when it runs into a page that is not there. */
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
