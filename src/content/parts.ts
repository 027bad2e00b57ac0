/** The components that editors can use in Markdown, and their attributes (see CONTRIBUTING.md). */
import { dataFiles } from '../site-map/places';

export interface Attribute {
  readonly required?: true;
  /** The only valid values. If omitted, any string or list is valid. */
  readonly values?: readonly string[];
}

export interface Part {
  /** The folder in `src/components` that contains it. */
  readonly component: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** The data that the component receives as `page`. A slug refers to the data of an endpoint. */
  readonly data?: { readonly file: string } | { readonly slugIn: string };
}

const slug = { required: true } as const;

export const parts = {
  EndpointLink: { component: 'EndpointLink', attributes: { slug }, data: { slugIn: 'slug' } },
  Sample: {
    component: 'RequestSample',
    attributes: { slug, values: {}, languages: {} },
    data: { slugIn: 'slug' },
  },
  FieldTable: {
    component: 'FieldTable',
    attributes: {
      of: { required: true },
      part: { values: ['response', 'path', 'body', 'query', 'formData', 'header'] },
    },
    data: { slugIn: 'of' },
  },
  StatusTable: { component: 'StatusTable', attributes: {}, data: { file: dataFiles.errors } },
  VerbTable: { component: 'VerbTable', attributes: {}, data: { file: dataFiles.errors } },
  SupportEmail: { component: 'SupportEmail', attributes: {} },
  StatusLink: { component: 'StatusLink', attributes: {} },
  Host: {
    component: 'Host',
    attributes: { of: { required: true, values: ['api', 'authentication'] } },
  },
} as const satisfies Record<string, Part>;

const byName: ReadonlyMap<string | null, Part> = new Map(Object.entries(parts));

/** The part with that name, if it exists. */
export function findPart(name: string | null): Part | undefined {
  return byName.get(name);
}
