/** Whether an inline script is the framework's, which sets the colours before the page is drawn. */
export function isColourScript(script: string): boolean {
  return script.includes('setAttribute("data-theme",');
}
