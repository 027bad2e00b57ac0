/** The APIs of a portal, for the sites of all of them. */
import { readName } from '../../src/load/site';
import { type Project, readProjects } from '../../src/project/index';
import { isWhole } from '../../src/project/apis';
import type { ApiPlace, Around } from '../../src/site';
import { toArrangement } from '../../src/versions/options';
import { readVersionNames } from '../../src/versions/read';

/** The projects of the APIs of a portal, in order, without that of the pages around them. */
export function listApis(folder: string): readonly Project[] {
  return readProjects(undefined, folder).filter(({ api }) => !isWhole(api));
}

/** Where readers find an API. */
export function toPlace(project: Project): ApiPlace {
  const { id, portal, folder, deployment } = project;
  return {
    id,
    name: readName(project),
    path: id === portal.root ? '' : `${id}/`,
    version: toArrangement(readVersionNames(folder), deployment).root,
  };
}

/** The base URL of an API in the language of the site at the root, from the base URL of that. */
export function toSiteBase({ deployment, portal }: Project, root: string): string {
  return deployment.baseUrl + root.slice(portal.baseUrl.length);
}

/** The portal around a project. Undefined for a portal of one API. */
export function toAround({ id, portal }: Project): Around | undefined {
  if (portal.name === undefined) return undefined;
  const apis = listApis(portal.folder).map(toPlace);
  return { name: portal.name, path: portal.baseUrl, current: id, apis };
}
