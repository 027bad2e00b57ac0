import type { ReactNode } from 'react';
import * as messages from '@portal/src/messages/en/shell';
import { say } from '@portal/src/messages/say';
import { durations, showToast } from './Toast';

/**
 * Copies a text, which may still be loading. Resolves to whether it did, and says so in a toast.
 * @param copied what to say then, longer if it is more than a text
 */
export async function copy(text: string | Promise<string>, copied: ReactNode): Promise<boolean> {
  try {
    await write(text);
  } catch {
    const problem = await Promise.resolve(text).then(
      () => messages.notCopied,
      () => messages.partNotLoaded,
    );
    showToast(problem);
    return false;
  }
  showToast(copied, typeof copied === 'string' ? durations.confirmation : undefined);
  return true;
}

/** Copies the text of a file, by the name of what it contains. */
export function copyLoading(text: Promise<string>, name: string): void {
  void copy(text, say(messages.copied, { name }));
}

/** Loads a text file of the site. Rejects if the host responds with a page instead. */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  const isPage = response.headers.get('Content-Type')?.includes('html') === true;
  if (!response.ok || isPage) throw new Error(`Found status ${response.status} for ${url}.`);
  return response.text();
}

/**
 * Must be called in the click: Safari lets a page write to the clipboard only then, but accepts a
 * promise. Rejects without a clipboard, for example on pages served without HTTPS.
 */
async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Firefox has it since version 127.
  const { ClipboardItem: Item } = window as { ClipboardItem?: typeof ClipboardItem };
  if (typeof text === 'string' || !Item) {
    await clipboard.writeText(await text);
    return;
  }
  const toBlob = (loaded: string) => new Blob([loaded], { type: 'text/plain' });
  await clipboard.write([new Item({ 'text/plain': text.then(toBlob) })]);
}
