/** Components of a project: files of its folder `components`, which pages use by their names. */
import fs from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../check/messages';
import { toShownFile } from '../project/folder';
import { componentNames } from './mdx-components';

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
