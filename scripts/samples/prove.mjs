/** Runs the samples of a language and compares the received requests with the expected ones. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../lib/main.mjs';
import { root } from '../lib/paths.mjs';
import { compare } from './compare.mjs';
import { languages } from './portal.mjs';
import { inParallel, runProgram } from './program.mjs';
import { toEndLine } from './runner.mjs';
import { runners } from './runners/index.mjs';
import { toAnswer } from './server.mjs';

/**
 * @typedef {import('../../src/samples').LanguageId} LanguageId
 * @typedef {import('../../test/samples/proof/requests').ProofRequest} ProofRequest
 * @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server
 * @typedef {import('./runner.mjs').Sample & ProofRequest & {key: string, isRefused: boolean}} Case
 * @typedef {import('./program.mjs').Ending} Ending
 * @typedef {{name: string, problems: readonly string[]}} Outcome
 */

/** Languages whose client rejects braces in a URL with an error. */
const refusesPlaceholders = new Set(['java', 'ruby']);

/** Build output that takes long to compile and never changes. */
const kept = new Set(['target', 'Cargo.lock']);

/**
 * @param {LanguageId} language
 * @param {readonly ProofRequest[]} requests
 * @param {Server} server
 * @returns {Promise<Outcome[]>}
 */
export async function prove(language, requests, server) {
  const folder = path.join(root, 'reports/samples', language);
  await clear(folder);
  const cases = toCases(language, requests, server);
  try {
    const { atOnce, toProgram } = await runners[language].prepare(cases, folder);
    const run = async (/** @type {readonly Case[]} */ group) => {
      const program = toProgram(group);
      const env = { HOME: folder, ...program.env };
      const ending = await runProgram({ cwd: folder, ...program, env }, { seconds: 120 });
      return group.map((one) => ({
        name: toName(one),
        problems: toProblems(language, one, atOnce === 1 ? ending : toOwn(one, ending), server),
      }));
    };
    const groups = await inParallel(toGroups(cases, atOnce), os.availableParallelism(), run);
    return groups.flat();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.log(error.message);
    return cases.map((one) => ({ name: toName(one), problems: ['does not compile'] }));
  }
}

/** @param {string} folder */
async function clear(folder) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * All requests, and the first one again, with an error as the response.
 * @param {LanguageId} language
 * @param {readonly ProofRequest[]} requests
 * @param {Server} server
 * @returns {Case[]}
 */
function toCases(language, requests, server) {
  return [...requests, ...requests.slice(0, 1)].map((proof, index) => {
    const id = String(index + 1);
    const key = `${language}-${id}`;
    const isRefused = index === requests.length;
    const baseUrl = `${server.baseUrl}/${isRefused ? 'refuse' : 'answer'}/${key}`;
    const code = languages[language].toSample({ ...proof.request, baseUrl });
    return { ...proof, id, key, isRefused, code };
  });
}

/**
 * @param {readonly Case[]} cases
 * @param {number} size
 */
function toGroups(cases, size) {
  return Array.from({ length: Math.ceil(cases.length / size) }, (_, index) =>
    cases.slice(index * size, (index + 1) * size),
  );
}

/**
 * The ending of one of several samples of a program, or of the program if it stopped earlier.
 * @param {Case} one
 * @param {Ending} ending
 * @returns {Ending}
 */
function toOwn({ id }, ending) {
  const [, outcome] = new RegExp(`^${toEndLine(id, '(.*)')}$`, 'm').exec(ending.stdout) ?? [];
  if (outcome === undefined) return { ...ending, exitCode: ending.exitCode || 1 };
  return { ...ending, exitCode: outcome === 'ok' ? 0 : 1, stderr: outcome };
}

/** @param {Case} one */
function toName({ id, kind, name, isRefused }) {
  return `sample ${id}, ${kind}: ${name}${isRefused ? ', error response' : ''}`;
}

/**
 * @param {LanguageId} language
 * @param {Case} one
 * @param {Ending} ending
 * @param {Server} server
 */
function toProblems(language, one, { exitCode, stdout, stderr }, server) {
  const received = server.receivedFrom(one.key);
  if (one.kind === 'placeholder' && refusesPlaceholders.has(language) && received.length === 0) {
    const named = exitCode !== 0 && /\{\w+\}/.test(stderr);
    return named ? [] : ['does not name the missing placeholder'];
  }
  const problems = compare(one.request, received);
  if (one.isRefused && exitCode === 0) problems.push('treats an error as a success');
  if (!one.isRefused && exitCode !== 0) problems.push(`exit code ${exitCode}`);
  if (!one.isRefused && !stdout.includes(toAnswer(one.key)))
    problems.push('does not print the response');
  return problems.length === 0 ? [] : [...problems, stderr.trim().slice(0, 800)];
}
