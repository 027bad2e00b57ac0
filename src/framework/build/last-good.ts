/** Keeps the last good state of every page in `start`, as long as the page has a mistake. */
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { toContractMessage } from '../contract';

export interface Options {
  /** The loader of pages, and its options. */
  readonly loader: string;
  readonly options: object;
  /** The code of pages by file. */
  readonly lastGood: Map<string, string>;
  /** A file that changes with the addresses of pages: links to them are made anew. */
  readonly dependency: string;
  /** What to show for the mistake of a page; nothing where something else shows it. */
  readonly explain: (file: string, error: unknown) => Promise<string | undefined>;
  /** The text of a page that was never good. */
  readonly standIn: string;
}

type Wanted = Pick<Options, 'dependency' | 'explain'>;

const standIn = 'This page has a mistake. It is shown as soon as that is mended.\n';

/** The rule of the docs plugin, with its loader inside of ours. */
export function keepLastGood(config: Configuration, wanted: Wanted): Configuration {
  const [rule, ...others] = config.module?.rules ?? [];
  const [item] = isRule(rule) && Array.isArray(rule.use) ? rule.use : [];
  if (!isRule(rule) || !isItem(item) || others.length > 0) {
    throw new Error(toContractMessage('page-loader', 'the plugin has no rule with one loader'));
  }
  const own: Options = { ...item, ...wanted, standIn, lastGood: new Map() };
  const use = [{ loader: path.join(__dirname, 'last-good-loader.js'), options: own }];
  return { ...config, module: { rules: [{ ...rule, use }] } };
}

function isRule(rule: unknown): rule is RuleSetRule {
  return typeof rule === 'object' && rule !== null && 'use' in rule;
}

function isItem(item: unknown): item is Pick<Options, 'loader' | 'options'> {
  return typeof item === 'object' && item !== null && 'loader' in item && 'options' in item;
}
