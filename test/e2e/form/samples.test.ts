import { buildRequest } from '../../../src/request/build';
import { languages } from '../../../src/samples';
import { findEndpoint } from '../../support/entries';
import { type Case, cases } from './cases';
import {
  chooseLanguage,
  codePanelOf,
  fillForm,
  noteCopies,
  openForm,
  readRequestLine,
  readSample,
  site,
} from './form';
import { runCurl, runJavaScript } from './run';

const rows = cases.map((one) => [one.slug, one] as const);

function toHeaders({ slug, headers, json, fields }: Case): Readonly<Record<string, string>> {
  const isToken = slug === 'generate-token';
  return {
    ...(isToken
      ? { 'cache-control': 'no-cache' }
      : { Authorization: 'Bearer YOUR_ACCESS_TOKEN', 'Api-Version': 'v1.0' }),
    ...(json !== undefined && { 'Content-Type': 'application/json' }),
    ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...headers,
  };
}

/** The expected body: JSON, form fields, or nothing. */
function toMeaning(body: string | undefined, { json, fields }: Case): unknown {
  if (json !== undefined) return JSON.parse(body ?? '');
  return fields ? [...new URLSearchParams(body)] : body;
}

describe.each(rows)('the filled form of %s', (slug, wanted) => {
  const host = slug === 'generate-token' ? site.authenticationBaseUrl : site.apiBaseUrl;
  const { method, target, values, json, fields } = wanted;
  const meaning = json ?? fields;

  it('shows samples that send the entered values, and copies what it shows', async () => {
    const page = await openForm(slug, {}, noteCopies);
    await fillForm(page, slug, values);
    expect(await readRequestLine(page)).toBe(host + target);
    const request = buildRequest(findEndpoint(slug), values);
    expect(await readSample(page)).toBe(languages.curl.toSample(request));
    await codePanelOf(page).getByRole('button', { name: 'Copy' }).click();
    await codePanelOf(page).getByRole('button', { name: 'Copied!' }).waitFor();
    const copies = await page.evaluate(() => window.copies);
    expect(copies).toEqual([await readSample(page)]);

    const received = await runCurl(copies[0] ?? '');
    expect(received).toMatchObject({ method, target, headers: toHeaders(wanted) });
    expect(toMeaning(received.body || undefined, wanted)).toEqual(meaning);
    expect('Content-Type' in received.headers).toBe(meaning !== undefined);

    await chooseLanguage(page, 'javascript');
    const call = await runJavaScript(await readSample(page));
    expect(call).toMatchObject({ url: host + target, method, headers: toHeaders(wanted) });
    expect(toMeaning(call.body, wanted)).toEqual(meaning);
  });
});
