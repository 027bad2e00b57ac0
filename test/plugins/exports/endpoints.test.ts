import { completeEndpoints } from '../../../plugins/exports/alternates/endpoints';
import { createLink, documentOf, version } from '../../exports/sample';

it.each([
  ['Creates a link.', 'Creates a link. POST /boards/{boardId}/links'],
  ['Create a link', 'Create a link. POST /boards/{boardId}/links'],
  ['', 'POST /boards/{boardId}/links'],
  ['POST /boards/{boardId}/links', 'POST /boards/{boardId}/links'],
])('the line of an endpoint has its call after its summary: %j', (summary, line) => {
  const route = '/docs/campaigns/create-link';
  const page = {
    route,
    title: 'Create Link',
    summary,
    text: '',
    section: 'reference',
    isListed: true,
  } as const;
  const [completed] = completeEndpoints({ ...version, document: documentOf(createLink) }, [page]);
  expect(completed?.summary).toBe(line);
});
