/**
 * Copies a text that is still loading. Must be called in the click: Safari lets a page write to the
 * clipboard only then, but accepts a promise. Rejects without a clipboard, for example without HTTPS.
 */
export async function copyLoading(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Firefox has it since version 127.
  const { ClipboardItem: Item } = window as { ClipboardItem?: typeof ClipboardItem };
  if (!Item) {
    await clipboard.writeText(await text);
    return;
  }
  const toBlob = (loaded: string) => new Blob([loaded], { type: 'text/plain' });
  await clipboard.write([new Item({ 'text/plain': text.then(toBlob) })]);
}

/** Loads a text file of the site. Rejects if the host responds with a page instead. */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  const isPage = response.headers.get('Content-Type')?.includes('html') === true;
  if (!response.ok || isPage) throw new Error(`Found status ${response.status} for ${url}.`);
  return response.text();
}
