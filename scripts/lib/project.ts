/** The project that a command works on. */
import path from 'node:path';
import process from 'node:process';
import { Failure } from '../../src/failure';
import { readSite } from '../../src/load/site';
import { type Project, readProject } from '../../src/project';
import { callFolder, folderVariable } from '../../src/project/folder';

/** Returns the arguments without `--project folder`, which it passes on to programs. */
export function takeProject(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => /^--project(=|$)/.test(arg));
  if (at < 0) return args;
  const [option = '', next = ''] = args.slice(at);
  const isSplit = option === '--project';
  const folder = isSplit ? next : option.slice('--project='.length);
  if (folder === '') throw new Failure('Found --project alone, expected a folder after it.');
  process.env[folderVariable] = path.resolve(callFolder(), folder);
  return args.toSpliced(at, isSplit ? 2 : 1);
}

/** Reads the project, and says which API the command works on. */
export function openProject(): Project {
  const project = readProject();
  // Standard output is for results.
  console.error(`${readSite(project).name} (${project.source})`);
  for (const warning of project.warnings) console.warn(`Warning: ${warning}`);
  return project;
}
