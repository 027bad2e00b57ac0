import { show } from './support';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { screen } from '@testing-library/react';
import ExampleRequests from '@portal/src/components/ExampleRequests';
import Export from '@portal/src/components/Export';
import ExportCommand from '@portal/src/components/ExportCommand';
import { VersionContext } from '@portal/src/components/Shell/versions';
import { exportRoutes } from '@portal/src/exports/routes';
import { oldVersion } from '../versions';

const current: GlobalVersion = { ...oldVersion, name: 'current', isLast: true, path: '/' };

function showExport(file: string, active: GlobalVersion): HTMLElement {
  show(
    <VersionContext value={{ active, links: [] }}>
      <Export file={file} />
    </VersionContext>,
  );
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

describe('ExportCommand', () => {
  it.each([
    [current, 'curl https://developers.example.com/llms.txt'],
    [oldVersion, 'curl https://developers.example.com/1.0/llms.txt'],
  ])('has the URL of the published file', (active, command) => {
    show(
      <VersionContext value={{ active, links: [] }}>
        <ExportCommand file="llms.txt" command="curl {url}" />
      </VersionContext>,
    );
    expect(screen.getByRole('group', { name: 'Code' })).toHaveTextContent(command);
    expect(screen.getByRole('button', { name: /^Copy/ })).toBeEnabled();
  });
});

describe('the name of the downloaded archive', () => {
  it.each([
    ['/', 'example-requests.zip'],
    ['/1.0', 'example-requests-1.0.zip'],
    ['/next/', 'example-requests-next.zip'],
  ])('of the version at %s is %s', (path, name) => {
    show(
      <VersionContext value={{ active: { ...oldVersion, path }, links: [] }}>
        <ExampleRequests href="/a.zip">Download</ExampleRequests>
      </VersionContext>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('download', name);
  });
});
