import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { type TokenGroup, tokens } from './tokens';

interface Props {
  readonly group: TokenGroup;
}

/** A Markdown part for /docs/design: the tokens of a group, as they look. */
export default function DesignTokens({ group }: Props): ReactNode {
  return (
    <ul className={styles.tokens}>
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
