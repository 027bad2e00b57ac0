/** The project that a command works on. */
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../src/failure';
import { readSite } from '../../src/load/site';
import { type Project, readProject, readProjects } from '../../src/project';
import { apiVariable, callFolder, folderVariable } from '../../src/project/folder';

/** Returns the arguments without `--project folder` and `--api id`, which it passes on to programs. */
export function takeProject(args: readonly string[]): readonly string[] {
  const [others, folder] = take(args, 'project', 'a folder');
  const [rest, id] = take(others, 'api', 'the ID of an API');
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
  const { apis } = project.portal;
  if (apis.length > 0 && !process.env[apiVariable]) {
    const named = apis.map((id) => `--api ${id}`).join(' or ');
    throw new Failure(`Found no --api, expected the API to work on: ${named}.`);
  }
  announce(project);
  return project;
}

/** Reads all projects of a portal, or the one of `--api`, and says which. */
export function openPortal(): readonly [Project, ...Project[]] {
  const projects = process.env[apiVariable] ? ([readProject()] as const) : readProjects();
  for (const project of projects) announce(project);
  return projects;
}

function announce(project: Project): void {
  // Standard output is for results.
  console.error(`${readSite(project).name} (${project.source})`);
  for (const warning of project.warnings) console.warn(`Warning: ${warning}`);
}
