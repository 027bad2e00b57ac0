/** The MDX components of pages: ours with their attributes (see docs/writing.mdx), and a project's. */
import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { exportRoutes } from '../exports/routes';
import { toShownFile } from '../project/folder';
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

/* Components of a project: files of its folder `components`, which pages use by their names. */

const componentsFolder = 'components';

/** The files of the components by name, such as `components/Banner.tsx` of `Banner`. */
export function listSlots(folder: string): ReadonlyMap<string, string> {
  const found = list(folder).filter(([name]) => !componentNames.includes(name));
  return new Map(found);
}

/** Reports components that have the name of one of the portal's. */
export function checkSlots(folder: string): readonly ContentProblem[] {
  return list(folder)
    .filter(([name]) => componentNames.includes(name))
    .map(([name, file]) => ({
      file: toShownFile(path.join(folder, file)),
      found: `the name ${name}, which is that of a component of the portal`,
      expected: 'a name of its own',
    }));
}

/** Files in lowercase are what components share. */
function list(folder: string): readonly (readonly [name: string, file: string])[] {
  const place = path.join(folder, componentsFolder);
  const names = fs.existsSync(place) ? fs.readdirSync(place).sort() : [];
  return names.flatMap((file) => {
    const { name, ext } = path.parse(file);
    const isComponent = /^[A-Z]\w*$/.test(name) && /^\.[jt]sx?$/.test(ext);
    return isComponent ? [[name, `${componentsFolder}/${file}`] as const] : [];
  });
}
