/** Words without accents in a build in the language of `pseudo.ts`, which are English. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'htmlparser2';
import { listFiles } from '../../scripts/lib/files';

/** The number of files with texts, and the words of all that are neither names nor code. */
export async function findEnglish(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const known = new Set([...names, ...listNames(JSON.parse(read('openapi.json')))]);
  const files = (await listFiles(folder)).filter((file) => /\.(?:html|md|txt)$/.test(file));
  const words = files.flatMap((file) => {
    const texts = file.endsWith('.html')
      ? listTexts(parseDocument(read(file)))
      : [toProse(read(file))];
    return texts.flatMap((text) =>
      listWords(text)
        .filter((word) => !known.has(word))
        .map((word) => `${file}: ${word}`),
    );
  });
  return { files: files.length, words };
}

/** Such as `/de/search.md`. */
const address = /\/\S+\.(?:md|txt|json)\b/g;

/** Words without accents of two letters or more. */
function listWords(text: string): readonly string[] {
  return (text.replaceAll(address, ' ').match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) =>
    /^[A-Za-z]{2,}$/.test(word),
  );
}

/** Markdown without code and addresses. */
function toProse(markdown: string): string {
  return markdown.replaceAll(/^ *```[\s\S]*?^ *```|`[^`\n]+`|\]\([^)]*\)|https?:\S+/gm, ' ');
}

const codeElements = ['script', 'style', 'code', 'pre', 'kbd', 'samp'];
const textAttributes = ['aria-label', 'title', 'alt', 'placeholder'];

type Parsed =
  ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>['children'][number];

/** What readers of a page see and hear, but code. */
function listTexts(node: Parsed): readonly string[] {
  if ('data' in node && !('name' in node)) return [node.data];
  if (!('children' in node) || ('name' in node && codeElements.includes(node.name))) return [];
  const attributes = 'attribs' in node ? node.attribs : {};
  const { name = '', property = name, content = '' } = attributes;
  const isText = /description|title|:alt/.test(property);
  return [
    ...textAttributes.map((key) => attributes[key] ?? ''),
    ...(isText ? [content] : []),
    ...node.children.flatMap(listTexts),
  ];
}

/** The words of a document whose texts are all translated: names, paths and values. */
function listNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return listWords(value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(keywords.includes(name) ? [] : listWords(name)),
    ...listNames(inner),
  ]);
}

/** Keywords that are words of the interface, too. */
const keywords = [
  ...['body', 'content', 'default', 'description', 'example', 'examples', 'format', 'headers'],
  ...['items', 'parameters', 'path', 'properties', 'query', 'request', 'required', 'response'],
  ...['responses', 'security', 'servers', 'summary', 'tags', 'title', 'type'],
];

/** Names that are the same in all languages. */
const names = [
  ...['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'webhook', 'callback', 'default', 'JSON', 'BASH'],
  ...['cURL', 'Python', 'JavaScript', 'TypeScript', 'Go', 'Java', 'PHP', 'Ruby', 'Swift', 'Rust'],
  ...['OAuth', 'OpenID', 'Connect', 'Claude', 'Code', 'Codex', 'Visual', 'Studio', 'llms', 'txt'],
  ...['YOUR', 'ACCESS', 'TOKEN', 'API', 'KEY', 'USERNAME', 'PASSWORD', 'Bearer', 'file', 'png'],
  // Fields of requests, and a category that is called after a path.
  ...['Authorization', 'Accept', 'Content', 'Type', 'Health', 'username', 'password', 'header'],
  'formData',
  // What https://llmstxt.org calls a section.
  'Optional',
  // The word of the language for "or", and the names of languages.
  ...['oder', 'Deutsch', 'English'],
];
