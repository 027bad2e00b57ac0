/** The components that editors write in Markdown, with their attributes (CONTRIBUTING.md). */
import { dataFiles } from '../site-map/places';

export interface Attribute {
  readonly required?: true;
  /** The only values that it may have; any text or list otherwise. */
  readonly values?: readonly string[];
}

export interface Part {
  /** The folder of `src/components` that draws it. */
  readonly component: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Whether it stands between paragraphs, not inside of one. */
  readonly isBlock?: true;
  /** Whether it shows what stands between its tags. */
  readonly hasContent?: true;
  /** Data of the version that the component is given as `page`; a slug names an endpoint's. */
  readonly data?: { readonly file: string } | { readonly slugIn: string };
}

const slug = { required: true } as const;

export const parts = {
  EndpointLink: { component: 'EndpointLink', attributes: { slug }, data: { slugIn: 'slug' } },
  Sample: {
    component: 'RequestSample',
    isBlock: true,
    attributes: { slug, values: {}, languages: {} },
    data: { slugIn: 'slug' },
  },
  FieldTable: {
    component: 'FieldTable',
    isBlock: true,
    attributes: {
      of: { required: true },
      part: { values: ['response', 'path', 'body', 'query', 'formData', 'header'] },
    },
    data: { slugIn: 'of' },
  },
  StatusTable: {
    component: 'StatusTable',
    isBlock: true,
    attributes: {},
    data: { file: dataFiles.errors },
  },
  VerbTable: {
    component: 'VerbTable',
    isBlock: true,
    attributes: {},
    data: { file: dataFiles.errors },
  },
  SupportEmail: { component: 'SupportEmail', attributes: {} },
  StatusLink: { component: 'StatusLink', hasContent: true, attributes: {} },
  Host: {
    component: 'Host',
    attributes: { of: { required: true, values: ['api', 'authentication'] } },
  },
  Tabs: {
    component: 'PageTabs',
    attributes: { groupId: {} },
    isBlock: true,
    hasContent: true,
  },
  TabItem: {
    component: 'PageTabs/Item',
    attributes: { value: { required: true }, label: {}, default: {} },
    isBlock: true,
    hasContent: true,
  },
} as const satisfies Record<string, Part>;

const byName: ReadonlyMap<string | null, Part> = new Map(Object.entries(parts));

/** The part of that name, if it is one. */
export function findPart(name: string | null): Part | undefined {
  return byName.get(name);
}
