import { arrayOf, titled } from '../../../src/catalogue/define';
import type { Endpoint } from '../../../src/catalogue/model';
import type { Property } from '../../../src/catalogue/schema';
import { fields, messagesOf, toLine, withBodyParameter, withField } from './sample';

const image = (properties: readonly Property[], title = 'Image', name = 'image'): Property => ({
  name,
  type: 'object',
  title,
  properties,
  description: 'Image.',
});
const [id, count] = fields as readonly [Property, Property];

const rows: readonly (readonly [
  name: string,
  change: Partial<Endpoint>,
  problems: readonly string[],
])[] = [
  ['two equal objects', withField(image([id]), image([id], 'Image', 'other')), []],
  [
    'two different objects',
    withField(image([id]), image([count], 'Image', 'other')),
    [
      'responses.200.schema.other.title: found "Image", the title of a different object in "create-link", expected an equal object, or a different title',
    ],
  ],
  [
    'an object and different items of a list',
    withField(image([id]), {
      name: 'images',
      ...titled('Image', arrayOf([count, id])),
      description: 'Images.',
    }),
    [
      'responses.200.schema.images.items.title: found "Image", the title of a different object in "create-link", expected an equal object, or a different title',
    ],
  ],
  [
    'an object of a request and one of a response',
    { ...withBodyParameter(image([id])), ...withField(image([id])) },
    [
      'responses.200.schema.image.title: found "Image", the title of a different object in "create-link", expected an equal object, or a different title',
    ],
  ],
  [
    'a lower-case title',
    withField(image([id], 'image')),
    [
      'responses.200.schema.image.title: found "image", expected letters and digits, starting with a capital letter, for example "CampaignLink"',
    ],
  ],
  [
    'a title that exports give to a body',
    withField(image([id], 'CreateLinkResponse')),
    [
      'responses.200.schema.image.title: found "CreateLinkResponse", expected a title without this ending, which exports use for bodies',
    ],
  ],
];

it.each(rows)('the check of titles knows %s', (_name, change, problems) => {
  expect(messagesOf(change)).toEqual(problems.map(toLine));
});
