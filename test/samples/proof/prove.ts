/** Runs the samples of a language and compares the received requests with the expected ones. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { root } from '../../../scripts/lib/paths.mjs';
import type { HttpRequest } from '../../../src/request/model';
import { type LanguageId, languages } from '../../../src/samples';
import { toPairs } from '../../support/loopback';
import { listen } from '../../support/server';
import { compare, type Received } from './compare';
import { csharp, go, java, rust, swift } from './compiled';
import { curl, javascript, php, python, ruby } from './interpreted';
import {
  CompileError,
  type Ending,
  runProgram,
  type Runner,
  type Sample,
  writeFiles,
} from './program';
import { files } from './other-apis';
import type { ProofRequest } from './requests';

export const runners: Readonly<Record<LanguageId, Runner>> = {
  ...{ curl, python, javascript, go, java, csharp, php, ruby, swift, rust },
};

export interface Outcome {
  readonly name: string;
  readonly problems: readonly string[];
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** A sample. Its key identifies its request at the server. */
interface Case extends Sample, ProofRequest {
  readonly key: string;
  readonly answer: Answer;
}

/** What clients reject with an error: braces in a URL, a method, or the body of a method. */
const refused: Readonly<Record<string, readonly LanguageId[]>> = {
  'placeholder:': ['java', 'ruby'],
  'other: TRACE without a body': ['javascript'],
  // Only Mono; .NET sends it.
  'other: GET with a body': ['csharp'],
};

/** Build output that takes long to compile and never changes. */
const kept = new Set(['target', 'Cargo.lock']);

export async function prove(
  language: LanguageId,
  requests: readonly ProofRequest[],
): Promise<readonly Outcome[]> {
  const folder = path.join(root, 'reports/samples', language);
  await clear(folder);
  await writeFiles(folder, files);
  const server = await startServer();
  const cases = toCases(language, requests, server);
  try {
    const toProgram = await runners[language].prepare(cases, folder);
    return await inParallel(cases, async (one) => {
      const program = toProgram(one);
      const env = { HOME: folder, ...program.env };
      const ending = await runProgram({ cwd: folder, ...program, env }, { seconds: 120 });
      return { name: one.name, problems: toProblems(language, one, ending, server) };
    });
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const problems = ['does not compile'];
    return cases.map(({ name }, index) =>
      index === 0 ? { name, problems: [...problems, error.message] } : { name, problems },
    );
  } finally {
    await server.close();
  }
}

async function clear(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true });
  }
}

/**
 * A server that records requests. The first two segments of a path say what it answers, and to which
 * sample: `/success/go-17/…`.
 */
async function startServer() {
  const received = new Map<string, Received[]>();
  const server = http.createServer({ maxHeaderSize: 2 ** 20 }, (incoming, response) => {
    void buffer(incoming).then((body) => {
      const { method = '', url = '', rawHeaders } = incoming;
      const [, kind = '', key = ''] = url.split('/');
      const target = url.slice(`/${kind}/${key}`.length);
      const request = { method, target, headers: toPairs(rawHeaders), body };
      received.set(key, [...(received.get(key) ?? []), request]);
      const { status, mediaType, toBody } = answers[kind as Answer];
      response.writeHead(status, { 'Content-Type': mediaType }).end(toBody(key));
    });
  });
  const { url: baseUrl, close } = await listen(server);
  return { baseUrl, close, receivedFrom: (key: string) => received.get(key) ?? [] };
}

/** What the server answers, and a sample must print. */
const answers = {
  success: { status: 200, mediaType: 'application/json', toBody: toJson },
  'json-error': { status: 400, mediaType: 'application/json', toBody: toJson },
  'text-error': { status: 400, mediaType: 'text/plain', toBody: (key: string) => `No: ${key}` },
  'empty-error': { status: 500, mediaType: 'text/plain', toBody: () => '' },
} as const;

type Answer = keyof typeof answers;

function toJson(key: string): string {
  return JSON.stringify({ answerTo: key });
}

/** All requests, and the first one again for each error. */
function toCases(
  language: LanguageId,
  requests: readonly ProofRequest[],
  server: Server,
): readonly Case[] {
  const [success, ...errors] = Object.keys(answers) as [Answer, ...Answer[]];
  const all = [
    ...requests.map((proof) => ({ ...proof, answer: success })),
    ...errors.flatMap((answer) => requests.slice(0, 1).map((proof) => ({ ...proof, answer }))),
  ];
  return all.map(({ request, ...proof }, index) => {
    const id = String(index + 1);
    const key = `${language}-${id}`;
    const baseUrl = `${server.baseUrl}/${proof.answer}/${key}`;
    const code = languages[language].toSample({ ...request, baseUrl });
    const name = `sample ${id}, ${proof.name}, ${proof.answer}`;
    return { ...proof, request, name, id, key, code };
  });
}

/** Works on as many items at a time as there are processors. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const workers = Array.from({ length: os.availableParallelism() }, async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}

function toProblems(
  language: LanguageId,
  one: Case,
  { exitCode, stdout, stderr }: Ending,
  server: Server,
): readonly string[] {
  const received = server.receivedFrom(one.key);
  const isRefused = Object.keys(refused).some(
    (what) => one.name.includes(what) && refused[what]?.includes(language),
  );
  if (isRefused && received.length === 0) {
    const isNamed = exitCode !== 0 && (one.kind !== 'placeholder' || /\{\w+\}/.test(stderr));
    return isNamed ? [] : ['does not name the missing placeholder'];
  }
  const problems = [...compare(toSent(one), received)];
  const { status, toBody } = answers[one.answer];
  const isError = status >= 400;
  if (isError && exitCode === 0) problems.push('treats an error as a success');
  if (!isError && exitCode !== 0) problems.push(`exit code ${exitCode}`);
  const isAnswered = one.request.method !== 'HEAD';
  if (isAnswered && !stdout.includes(toBody(one.key))) problems.push('does not print the response');
  if (isError && !`${stdout}${stderr}`.includes(String(status))) {
    problems.push(`does not print the status ${status}`);
  }
  return problems.length === 0 ? [] : [...problems, stderr.trim().slice(0, 800)];
}

/** The request without the body, if the sample says that it has none. */
function toSent({ request, code }: Case): HttpRequest {
  const { body: _body, ...bodyless } = request;
  return code.startsWith('// ') && code.includes(' so this request has none.') ? bodyless : request;
}
