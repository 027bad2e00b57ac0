import { act, fireEvent, render, screen } from '@testing-library/react';
import CodeView from '@portal/src/components/Code/CodeView';
import CopyButton from '@portal/src/components/Code/CopyButton';
import Toasts from '@portal/src/components/Shell/Toast';

const writeText = jest.fn<Promise<void>, [text: string]>();

function setClipboard(value: Partial<Clipboard> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  setClipboard({ writeText });
});

afterEach(() => jest.useRealTimers());

const copied = 'Request code copied to clipboard';
const failed = 'Could not copy it. Your browser does not allow this page to use the clipboard.';

function view(code: string) {
  return (
    <>
      <CodeView code={code} language="text" label="Sample" />
      <CopyButton text={code} copiedText={copied} />
      <Toasts />
    </>
  );
}

const button = () => screen.getByRole('button', { name: /^Cop/ });
const toast = () => screen.getByRole('status');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function copy(): Promise<void> {
  fireEvent.click(button());
  await wait(0);
}

describe('the copy button', () => {
  it('copies exactly the displayed text, with "Copied!" and a toast for two seconds', async () => {
    const code = '<b>&amp;</b>\n  \u202e é🎵\n';
    render(view(code));
    await copy();
    expect(writeText.mock.calls).toEqual([[code]]);
    expect(screen.getByRole('group', { name: 'Sample' }).textContent).toBe(code);
    await wait(1999);
    expect(button()).toHaveTextContent('Copied!');
    expect(toast()).toHaveTextContent(copied);
    await wait(1);
    expect(button()).toHaveTextContent(/^Copy$/);
    expect(toast()).toBeEmptyDOMElement();
  });

  it.each<[string, () => void]>([
    [
      'rejects the text',
      () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    ],
    ['is missing', () => setClipboard(undefined)],
    ['cannot write', () => setClipboard({})],
  ])('shows an error if the clipboard %s, and never "Copied!"', async (_how, spoil) => {
    spoil();
    render(view('code'));
    await copy();
    expect(button()).toHaveTextContent(/^Copy failed$/);
    expect(toast()).toHaveTextContent(failed);
    expect(document.body).not.toHaveTextContent(/Copied!|copied to clipboard/);
    await wait(2000);
    expect(button()).toHaveTextContent(/^Copy$/);
  });
});
