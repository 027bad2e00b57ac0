/** An MDX component for /docs/design: the tokens of a group, as they look. */
export default function DesignTokens({ group }: { readonly group: TokenGroup }) {
  return (
    <ul className="clean-list cards">
      {tokens[group].map((name) => {
        const token = `--${group}-${name}`;
        return (
          <li key={name}>
            <svg className="box" width="100%" height="32" aria-hidden="true">
              {group === 'text' && (
                <text y="26" fontSize={`var(${token})`} fill="currentcolor">
                  Aa
                </text>
              )}
              {group === 'space' && (
                <rect width={`var(${token})`} height="100%" fill="var(--color-accent)" />
              )}
              {group === 'color' && <rect width="100%" height="100%" fill={`var(${token})`} />}
            </svg>
            <code>{token}</code>
          </li>
        );
      })}
    </ul>
  );
}

/** The tokens of `src/css/tokens.css` that the page shows. A test compares both. */
export const tokens = {
  text: ['1', '2', '3', '4', '5', '6', '7'],
  space: ['1', '2', '3', '4', '5', '6', '7'],
  color: [
    ...['text', 'muted', 'faint', 'surface', 'raised', 'sunken', 'border', 'border-strong'],
    ...['accent', 'accent-strong', 'accent-surface', 'on-accent'],
    ...['info', 'success', 'warning', 'danger', 'property', 'mark', 'overlay'],
  ],
} as const;

export type TokenGroup = keyof typeof tokens;
