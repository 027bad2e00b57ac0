/** What the parts of Markdown pages need. Tests import this file first. */
import '../Code/browser';
import type { ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { type RenderResult, render } from '@testing-library/react';
import ToastProvider from '@portal/src/components/Shell/Toast';
import { endpoints } from '../../support/entries';
import type { Endpoint } from '@portal/src/openapi/model';
import type { EndpointPage } from '@portal/src/page-data';
import { createLink } from '../../request/sample';

// Code is not highlighted here: other tests cover the colours, which load later.
jest.mock('@portal/src/highlight/tokenize', () => ({
  loadTokenizer: () => new Promise(() => null),
}));

/** Tests do not share the chosen language. */
afterEach(() => createStorageSlot('language').del());

/** The data of an endpoint's page. */
export function pageOf(change: Partial<Endpoint>): EndpointPage {
  return { endpoint: { ...createLink, ...change }, statusCodes: [] };
}

/** The data of the page of an endpoint of the catalogue. */
export function pageNamed(slug: string): EndpointPage {
  return pageOf(endpoints.find((endpoint) => endpoint.slug === slug) ?? {});
}

export function show(part: ReactNode): RenderResult {
  return render(<ToastProvider>{part}</ToastProvider>);
}
