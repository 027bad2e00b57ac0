/** Prevents errors for URLs that cannot be decoded, such as `/docs/errors#%`. */
import type { Plugin } from '@docusaurus/types';
import { decodableLocation } from '../../src/framework/build/decodable';
import { replaceModules } from '../../src/framework/build/replace';

export default function decodableAddresses(): Plugin {
  return {
    name: 'decodable-addresses',
    configureWebpack(_config, isServer, { currentBundler }) {
      return isServer ? {} : { plugins: replaceModules(currentBundler, [decodableLocation]) };
    },
  };
}
