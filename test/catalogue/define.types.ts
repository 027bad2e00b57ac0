import { defineEndpoint, without, required } from '../../src/catalogue/define';
import { locale, boardId } from '../../src/catalogue/fields';
const base = { slug: 'x', category: 'campaigns', title: 'X', summary: 'X', host: 'api', notes: [], responses: [] } as const;
defineEndpoint({ ...base, method: 'POST', path: 'a/{boardId}', parameters: { path: [boardId], body: [{ name: 'locales', type: 'array', description: '', properties: locale }, {name:'t', type:'string', required: true, description: 'd'}, {name:'linkIds', type:'array', description: '', properties: [{name:'id', type:'string', description:''}]}] },
  example: { path: { boardId: 'x' }, body: { t: '1', linkIds: ['a'], locales: [{ isoCode: 'x', mediaServices: [{ mediaServiceId: 'x', sortOrder: 2 }], widget: {isPrimary: true} }] } } });
defineEndpoint({ ...base, method: 'POST', path: 'a/{boardId}', parameters: { path: [boardId], body: without(locale, 'widget') },
  // @ts-expect-error wrong type
  example: { path: { boardId: 'x' }, body: { isoCode: 1 } } });
defineEndpoint({ ...base, method: 'POST', path: 'a/{boardId}', parameters: { path: [boardId], body: without(locale, 'widget') },
  // @ts-expect-error excess
  example: { path: { boardId: 'x' }, body: { isoCode: '1', widget: {} } } });
defineEndpoint({ ...base, method: 'POST', path: 'a/{boardId}', parameters: { path: [boardId], body: [...without(locale, 'isoCode'), required({name: 'z', type:'string', description:''}) ]},
  example: { path: { boardId: 'x' }, body: { z: '1', widget: {} } } });
// @ts-expect-error not in path
defineEndpoint({ ...base, method: 'GET', path: 'a', parameters: { path: [boardId] }, example: {} });
// @ts-expect-error body on GET
defineEndpoint({ ...base, method: 'GET', path: 'a', parameters: { body: locale }, example: {} });
defineEndpoint({ ...base, method: 'PUT', path: 'a', bodyShape: 'array', parameters: { body: [{ name: 'programs', type: 'array', description: '', properties: [{name:'mediaServiceId', type:'string', required: true, description:''}, {name:'b', type:'string',description:''}] }] },
  example: { body: [{mediaServiceId: 'x'}] } });
