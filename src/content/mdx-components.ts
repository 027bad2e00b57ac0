/** The MDX components that editors can use in pages, and their attributes (see docs/writing.mdx). */
import { exportRoutes } from '../exports/routes';
import { dataFiles } from '../routes/places';

export interface Attribute {
  readonly required?: true;
  /** The only valid values. */
  readonly values?: readonly string[];
  /** A text, unless it is something else. */
  readonly type?: 'flag' | 'languages' | 'request';
}

export interface MdxComponent {
  /** The module in `src/components` whose default export it is, if it has another name. */
  readonly component?: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Whether it is a block between paragraphs instead of inline. */
  readonly isBlock?: true;
  /** Whether it shows the content between its tags. */
  readonly hasContent?: true;
  /** The file of the data that the component receives as `page`. */
  readonly dataFile?: string;
  /** Whether it receives the guides of the version. */
  readonly hasGuides?: true;
  /** The attribute with the slug of the endpoint whose data the component receives as `page`. */
  readonly slugIn?: string;
}

const slug = { required: true } as const;

/** An export of a version, or its home page as Markdown. */
const exportFile = {
  required: true,
  values: [...Object.values(exportRoutes), '/index.md'].map((route) => route.slice(1)),
} as const;

const components: Readonly<Record<string, MdxComponent>> = {
  EndpointLink: { attributes: { slug }, slugIn: 'slug' },
  Sample: {
    component: 'RequestSample',
    isBlock: true,
    attributes: {
      slug,
      values: { type: 'request' },
      response: { type: 'flag' },
      languages: { type: 'languages' },
    },
    slugIn: 'slug',
  },
  FieldTable: {
    isBlock: true,
    attributes: {
      of: { required: true },
      part: { values: ['response', 'path', 'body', 'query', 'formData', 'header', 'cookie'] },
    },
    slugIn: 'of',
  },
  CategoryCards: { isBlock: true, dataFile: dataFiles.categories },
  GuideCards: { isBlock: true, attributes: { folder: {} }, hasGuides: true },
  StatusTable: { isBlock: true, dataFile: dataFiles.errors },
  VerbTable: { isBlock: true, dataFile: dataFiles.errors },
  SupportEmail: {},
  StatusLink: { hasContent: true },
  Host: { attributes: { of: { required: true, values: ['api', 'authentication'] } } },
  Export: { attributes: { file: exportFile } },
  ExportCommand: { isBlock: true, attributes: { file: exportFile, command: { required: true } } },
  Tabs: { component: 'PageTabs', attributes: { groupId: {} }, isBlock: true, hasContent: true },
  TabItem: {
    attributes: { value: { required: true }, label: {}, default: { type: 'flag' } },
    isBlock: true,
    hasContent: true,
  },
};

export const componentNames: readonly string[] = Object.keys(components);

export function findMdxComponent(name: string | null): MdxComponent | undefined {
  return name !== null && Object.hasOwn(components, name) ? components[name] : undefined;
}
