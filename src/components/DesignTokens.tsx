import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './DesignTokens.module.css';

interface Props {
  readonly group: TokenGroup;
}

/** An MDX component for /docs/design: the tokens of a group, as they look. */
export default function DesignTokens({ group }: Props): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.tokens)}>
      {tokens[group].map((name) => {
        const token = `--${group}-${name}`;
        return (
          <li key={name}>
            <svg width="100%" height="32" aria-hidden="true">
              {group === 'space' ? (
                <rect width={`var(${token})`} height="100%" className={styles.bar} />
              ) : (
                <rect width="100%" height="100%" fill={`var(${token})`} />
              )}
            </svg>
            <code>{token}</code>
          </li>
        );
      })}
    </ul>
  );
}

/** The tokens of `src/css/custom.css` that style sheets use. A test compares both. */
export const tokens = {
  color: [
    ...['text', 'text-muted', 'surface', 'surface-raised', 'surface-sunken'],
    ...['border', 'border-strong', 'accent', 'accent-strong', 'accent-surface', 'on-accent'],
    ...['error', 'breaking', 'breaking-surface', 'deprecated', 'deprecated-surface'],
    ...['inverse', 'on-inverse', 'overlay', 'mark'],
    ...['code-surface', 'code', 'code-highlight'],
  ],
  code: ['comment', 'string', 'property', 'number', 'keyword', 'function'],
  method: [
    ...['get', 'get-surface', 'post', 'post-surface'],
    ...['put', 'put-surface', 'delete', 'delete-surface'],
  ],
  space: ['1', '2', '3', '4', '5', '6'],
} as const;

export type TokenGroup = keyof typeof tokens;
