/**
 * Whether an inline script is the framework's theme script, which sets the theme before first
 * paint.
 */
export function isColourScript(script: string): boolean {
  return script.includes('setAttribute("data-theme",');
}
