import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { referenceFolder } from '../../src/site-map/places';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Params = Parameters<Generator>[0];
type Items = Awaited<ReturnType<Generator>>;

/** In `sidebars.ts`, a generated part of this name is a group for each folder that editors fill. */
export const editorFolders = '*';

/**
 * The entries of a generated part of the sidebar. Pages that hide themselves are left out, and so are
 * folders that hold no others: a group must not be empty.
 */
export const generateSidebarItems: Generator = async ({
  defaultSidebarItemsGenerator: generate,
  ...params
}) => {
  validateLinks(params);
  const shown = params.docs.filter(({ frontMatter }) => frontMatter['hide_from_sidebar'] !== true);
  const { dirName } = params.item;
  if (dirName !== editorFolders) {
    // The root has its own pages only, because its folders are groups of their own.
    const docs = shown.filter((doc) => dirName !== '.' || isInRoot(doc));
    return generate({ ...params, docs });
  }
  const docs = shown.filter((doc) => !isInRoot(doc) && !isGenerated(doc));
  if (docs.length === 0) return [];
  const items = await generate({ ...params, item: { ...params.item, dirName: '.' }, docs });
  return toReadableLabels(items, listFolderNames({ ...params, docs }));
};

/** The page that the framework would make of a link of this type is none of the portal's. */
function validateLinks({ categoriesMetadata }: Pick<Params, 'categoriesMetadata'>): void {
  for (const [folder, { link }] of Object.entries(categoriesMetadata)) {
    if (link?.type !== 'generated-index') continue;
    throw new Error(
      `docs/${folder}/_category_: found the link type "generated-index", expected none. ` +
        'Write a page index.mdx in the folder, which the title of its group then leads to.',
    );
  }
}

type Doc = Params['docs'][number];

const isInRoot = ({ sourceDirName }: Doc) => sourceDirName === '.';

const isGenerated = ({ sourceDirName }: Doc) => sourceDirName.split('/')[0] === referenceFolder;

/** Names of folders as the framework makes labels of them, without their numbers. */
function listFolderNames({
  docs,
  numberPrefixParser,
}: Pick<Params, 'docs' | 'numberPrefixParser'>) {
  const folders = docs.flatMap(({ sourceDirName }) => sourceDirName.split('/'));
  return new Set(folders.map((folder) => numberPrefixParser(folder).filename));
}

/** `first-steps` becomes "First steps"; a label that an editor wrote stays. */
function toReadableLabels(items: Items, folders: ReadonlySet<string>): Items {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const label = folders.has(item.label) ? toReadable(item.label) : item.label;
    return { ...item, label, items: toReadableLabels(item.items, folders) };
  });
}

function toReadable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
