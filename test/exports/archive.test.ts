import { buildDownload } from '../../plugins/endpoint-pages/reference';
import { catalogue } from '../../src/catalogue';
import { fileNames, openDownload, site } from './download';

const build = () => buildDownload(catalogue.categories, site);
describe('the archive', () => {
  it('contains the collection and the environment', () => {
    expect(Object.keys(openDownload())).toEqual(Object.values(fileNames));
  });

  it('has the same bytes each time', () => {
    expect(Buffer.compare(build(), build())).toBe(0);
  });
});
