import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  readonly group: 'text' | 'space' | 'color';
}

/** An MDX component for /docs/design: the tokens of a group, as they look. */
export default function DesignTokens({ group }: Props) {
  return (
    <ul className="clean-list cards">
      {(useIsBrowser() ? listTokens(group) : []).map((token) => (
        <li key={token}>
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
      ))}
    </ul>
  );
}

/** The tokens that the style sheets of the page define. */
function listTokens(group: string): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule ? Array.from(rule.style) : [],
  );
  return [...new Set(names)].filter((name) => name.startsWith(`--${group}-`));
}
