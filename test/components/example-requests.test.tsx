import { render, screen } from '@testing-library/react';
import ExampleRequests from '@site/src/components/ExampleRequests';
import { VersionContext } from '@site/src/components/Shell/versions';
import { oldVersion } from './versions';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({}));

describe('the name of the downloaded archive', () => {
  it.each([
    ['/', 'example-requests.zip'],
    ['/1.0', 'example-requests-1.0.zip'],
    ['/next/', 'example-requests-next.zip'],
  ])('of the version at %s is %s', (path, name) => {
    render(
      <VersionContext value={{ active: { ...oldVersion, path }, links: [] }}>
        <ExampleRequests href="/a.zip">Download</ExampleRequests>
      </VersionContext>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('download', name);
  });
});
