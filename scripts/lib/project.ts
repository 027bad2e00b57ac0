/** The project that a command works on. */
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../src/failure';
import { readName } from '../../src/load/site';
import { type Project, readProject, readProjects } from '../../src/project';
import { apiVariable, callFolder, folderVariable } from '../../src/project/folder';

/**
 * Returns the arguments without `--project folder` and `--api id`, which it passes on to programs.
 * @param isOfApi whether the command can work on one API of a portal of several
 */
export function takeProject(args: readonly string[], isOfApi: boolean): readonly string[] {
  const [others, folder] = take(args, 'project', 'a folder');
  const [rest, id] = take(others, 'api', 'the ID of an API');
  if (id !== undefined && !isOfApi) {
    throw new Failure(`Found --api ${id}, expected none: this works on all APIs of portal.yaml.`);
  }
  if (folder !== undefined) process.env[folderVariable] = path.resolve(callFolder(), folder);
  if (id !== undefined) process.env[apiVariable] = id;
  return rest;
}

function take(
  args: readonly string[],
  name: string,
  expected: string,
): readonly [others: readonly string[], value?: string] {
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return [args];
  const [option = '', next = ''] = args.slice(at);
  const isSplit = option === `--${name}`;
  const value = isSplit ? next : option.slice(`--${name}=`.length);
  if (value === '') throw new Failure(`Found --${name} alone, expected ${expected} after it.`);
  return [args.toSpliced(at, isSplit ? 2 : 1), value];
}

/** Reads the project of a command that works on one API, and says which. */
export function openProject(): Project {
  const project = readProject();
  if (isUnnamed(project)) {
    const { apis } = project.portal;
    throw new Failure(`Found no --api, expected the API to work on: ${toOptions(apis, ' or ')}.`);
  }
  announce(project);
  return project;
}

/** Reads the project of `--api` or the one at the root of the portal, and says which, and the others. */
export function openRoot(): Project {
  const project = readProject();
  announce(project);
  if (isUnnamed(project)) {
    const others = project.portal.apis.filter((id) => id !== project.id);
    if (others.length > 0) console.error(`For another API: ${toOptions(others, ', ')}`);
  }
  return project;
}

const isUnnamed = ({ portal }: Project) => portal.apis.length > 0 && !process.env[apiVariable];

function toOptions(ids: readonly string[], separator: string): string {
  return ids.map((id) => `--api ${id}`).join(separator);
}

/** Reads all projects of a portal, and says which. */
export function openPortal(): Projects {
  const projects = readProjects();
  for (const project of projects) announce(project);
  return projects;
}

/** The same, or the one of `--api`. */
export function openNamed(): Projects {
  return process.env[apiVariable] ? [openProject()] : openPortal();
}

export type Projects = readonly [Project, ...Project[]];

function announce(project: Project): void {
  // Standard output is for results.
  console.error(`${readName(project)} (${project.source})`);
  for (const warning of project.warnings) console.warn(`Warning: ${warning}`);
}
