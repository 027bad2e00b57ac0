/** Assistants that a reader can open a page in. */

/** Where they start with a prompt, which the reader sends. */
const starts = [
  ['Claude', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/?q='],
] as const;

/** The name of each assistant, with a link that asks it to read a page. */
export function listAssistants(page: string) {
  const prompt = `Read ${page}, and answer my questions about it.`;
  return starts.map(([name, start]) => ({ name, href: start + encodeURIComponent(prompt) }));
}

/** Whether assistants can read the pages of an address: its host has a public name. */
export function isPublic(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  const isInternal = /\.(?:corp|home|internal|intranet|lan|local|localhost|private|test)$/;
  return protocol === 'https:' && /\.[a-z][\w-]+$/i.test(hostname) && !isInternal.test(hostname);
}
