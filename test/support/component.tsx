/** Renders parts of pages as pages have them: at an address, in a version, and with toasts. */
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Toasts from '@portal/src/components/Shell/Toast';
import { VersionContext, type VersionLink } from '@portal/src/components/Shell/versions';

interface Place {
  readonly address?: string;
  readonly version?: GlobalVersion | undefined;
  readonly links?: readonly VersionLink[];
}

/** Renders a part of a page. Returns the user that acts on it, too. */
export function show(part: ReactNode, { address = '/', version, links = [] }: Place = {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
      <VersionContext value={{ active: version, links }}>
        {children}
        <Toasts />
      </VersionContext>
    </MemoryRouter>
  );
  return { ...render(part, { wrapper }), user: userEvent.setup() };
}

/** A part of a page at an address as readers without scripts have it. */
export function showWithoutScripts(part: ReactNode, address = '/'): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>);
  return page;
}

/** A cut version. */
export const oldVersion: GlobalVersion = {
  name: '1.0',
  label: '1.0',
  isLast: false,
  path: '/1.0',
  mainDocId: '',
  docs: [],
  draftIds: [],
  sidebars: {},
};

/** A version in the menu that has the displayed page. */
export function toLink(version: Partial<VersionLink> & Pick<VersionLink, 'name'>): VersionLink {
  const { name } = version;
  const place = { label: name, to: `/${name}`, hasPage: true };
  return { ...place, isRoot: false, isLatest: false, ...version };
}

/** All uses of a storage fail, as the settings of a browser can have it. */
export function blockStorage(...names: readonly ('localStorage' | 'sessionStorage')[]): void {
  for (const name of ['warn', 'error'] as const) jest.spyOn(console, name).mockImplementation();
  for (const name of names) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  }
}

/** Lets `fetch` answer with a document in JSON. Returns the mock. */
export function serveDocument(document: object) {
  const headers = new Map([['Content-Type', 'application/json']]);
  const text = () => JSON.stringify(document);
  const answer = jest.fn(() => Promise.resolve({ ok: true, headers, text }));
  Object.assign(window, { fetch: answer });
  return answer;
}

/** What the events of this name tell the script of an operator from now on. */
export function hear(name: string): readonly unknown[] {
  const heard: unknown[] = [];
  document.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

export const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent);

export const hrefsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getAttribute('href'));
