/** The tokens of `src/css/custom.css` that style sheets use. A test compares both. */
export const tokens = {
  color: [
    ...['text', 'text-muted', 'surface', 'surface-raised', 'surface-sunken'],
    ...['border', 'border-strong', 'accent', 'accent-strong', 'accent-surface', 'on-accent'],
    ...['focus', 'error', 'breaking', 'breaking-surface', 'deprecated', 'deprecated-surface'],
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
