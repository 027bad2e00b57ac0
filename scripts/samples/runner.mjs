/** Code that all runners share. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';
import { runProgram } from './program.mjs';

/**
 * @typedef {import('./program.mjs').Program} Program
 *
 * A sample as shown on a page. The ID is a number.
 * @typedef {{id: string, code: string}} Sample
 *
 * @typedef {{found: true, version: string} | {found: false, reason: string}} Toolchain
 *
 * What `prepare` gives: the program that runs up to `atOnce` samples. One that runs several ends
 * the output of each with {@link toEndLine} and continues, even if the sample throws.
 * @typedef {{atOnce: number, toProgram: (samples: readonly Sample[]) => Program}} Prepared
 *
 * Runs the samples of a language: `prepare` writes and compiles all of them in the folder, at most
 * with another name of their class or function.
 * @typedef {{
 *   find: () => Promise<Toolchain>,
 *   prepare: (samples: readonly Sample[], folder: string) => Promise<Prepared>,
 * }} Runner
 */

/**
 * A program for a single sample.
 * @param {(sample: Sample) => Program} toProgram
 * @returns {Prepared}
 */
export function oneByOne(toProgram) {
  return { atOnce: 1, toProgram: ([sample]) => toProgram(/** @type {Sample} */ (sample)) };
}

/**
 * The line after the output of a sample: `#### 17: ok`, or its error instead of `ok`.
 * @param {string} id
 * @param {string} outcome
 */
export function toEndLine(id, outcome) {
  return `#### ${id}: ${outcome}`;
}

/**
 * Whether a program is installed, which prints its version.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<Toolchain>}
 */
export async function findProgram(command, args) {
  const { exitCode, stdout, stderr } = await runProgram({ command, args }, { seconds: 60 });
  if (exitCode !== 0) return { found: false, reason: `${[command, ...args].join(' ')} failed` };
  const [version = ''] = (stdout || stderr).split('\n');
  return { found: true, version };
}

/**
 * Whether all programs of a toolchain are installed, with all their versions.
 * @param {readonly Promise<Toolchain>[]} parts
 * @returns {Promise<Toolchain>}
 */
export async function findAll(parts) {
  /** @type {string[]} */
  const versions = [];
  for (const part of await Promise.all(parts)) {
    if (!part.found) return part;
    versions.push(part.version);
  }
  return { found: true, version: versions.join(', ') };
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files
 */
export async function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** @param {Program} program */
export async function compile(program) {
  const { exitCode, stdout, stderr } = await runProgram(program, { seconds: 900 });
  if (exitCode === 0) return;
  const output = `${stdout}\n${stderr}`.trim().split('\n').slice(0, 60).join('\n');
  throw new Failure(`${program.command} failed:\n${output}`);
}

/**
 * Replaces a name in the sample.
 * @param {Sample} sample
 * @param {string} own
 * @param {string} other
 */
export function rename({ id, code }, own, other) {
  if (!code.includes(own)) throw new Failure(`Sample ${id} has no "${own}".`);
  return code.replace(own, () => other);
}
