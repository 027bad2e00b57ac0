import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { screen } from '@testing-library/react';
import ExampleRequests from '@portal/src/components/ExampleRequests';
import Export from '@portal/src/components/Export';
import ExportCommand from '@portal/src/components/ExportCommand';
import { exportRoutes } from '@portal/src/exports/routes';
import { oldVersion, show } from '../../support/component';

const current: GlobalVersion = { ...oldVersion, name: 'current', isLast: true, path: '/' };

function showExport(file: string, version: GlobalVersion): HTMLElement {
  show(<Export file={file} />, { version });
  return screen.getByRole('link', { name: file });
}

describe('Export', () => {
  it.each(Object.values(exportRoutes))('links to %s of the displayed version', (route) => {
    const file = route.slice(1);
    expect(showExport(file, oldVersion)).toHaveAttribute('href', `/1.0${route}`);
  });

  it.each([
    ['openapi.json', 'openapi.json'],
    ['requests.http', 'requests.http'],
    ['llms.txt', null],
  ])('saves %s as %j', (file, name) => {
    expect(showExport(file, current).getAttribute('download')).toBe(name);
  });
});

it.each([
  [current, 'curl https://developers.example.com/llms.txt'],
  [oldVersion, 'curl https://developers.example.com/1.0/llms.txt'],
])('ExportCommand has the URL of the published file', (version, command) => {
  show(<ExportCommand file="llms.txt" command="curl {url}" />, { version });
  expect(screen.getByRole('group', { name: 'Code' })).toHaveTextContent(command);
  expect(screen.getByRole('button', { name: /^Copy/ })).toBeEnabled();
});

it.each([
  ['/', 'example-requests.zip'],
  ['/1.0', 'example-requests-1.0.zip'],
  ['/next/', 'example-requests-next.zip'],
])('the name of the downloaded archive of the version at %s is %s', (path, name) => {
  const version = { ...oldVersion, path };
  show(<ExampleRequests href="/a.zip">Download</ExampleRequests>, { version });
  expect(screen.getByRole('link')).toHaveAttribute('download', name);
});
