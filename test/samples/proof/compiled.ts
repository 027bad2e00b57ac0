/** Languages whose samples are compiled together, with another name for each class or function. */
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { files as filesToSend } from './other-apis';
import { compile, findPrograms, rename, type Runner, type Sample, writeFiles } from './program';

/** One program, with a function for each sample. */
export const go: Runner = {
  find: () => findPrograms(['go', 'version']),
  prepare: async (samples, folder) => {
    const cases = samples.map(({ id }) => `\t\t"${id}": sample${id},\n`);
    await writeFiles(folder, {
      'go.mod': 'module samples\n\ngo 1.18\n',
      'main.go': `package main

import "os"

func main() {
	map[string]func(){
${cases.join('')}	}[os.Args[1]]()
}
`,
      ...toFiles(samples, (id) => `sample${id}.go`, [
        '\nfunc main() {\n',
        (id) => `\nfunc sample${id}() {\n`,
      ]),
    });
    const command = path.join(folder, 'samples');
    await compile({
      command: 'go',
      args: ['build', '-o', command, '.'],
      cwd: folder,
      env: { GO111MODULE: 'on', GOFLAGS: '', GOPROXY: 'off', GOTOOLCHAIN: 'local' },
    });
    return ({ id }) => ({ command, args: [id] });
  },
};

/** Each sample runs for a moment, so the machine starts without its second compiler. */
const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** A class for each sample. Compiles files as ASCII, which is the default on some systems. */
export const java: Runner = {
  find: () => findPrograms(['java', '-version'], ['javac', '-version']),
  prepare: async (samples, folder) => {
    const files = toFiles(samples, (id) => `Main${id}.java`, [
      '\npublic class Main {\n',
      (id) => `\npublic class Main${id} {\n`,
    ]);
    await writeFiles(folder, { ...files, sources: Object.keys(files).join('\n') });
    await compile({
      command: 'javac',
      args: ['-encoding', 'US-ASCII', '-d', 'classes', '@sources'],
      cwd: folder,
    });
    return ({ id }) => ({
      command: 'java',
      args: [...quick, '-cp', 'classes', `Main${id}`],
      cwd: folder,
    });
  },
};

/**
 * One assembly, with a class for each sample, compiled by Mono.
 *
 * Mono's `Uri` has two bugs of .NET Framework before 4.7.2: it removes `%E2%80%AE` and similar
 * characters from a URL, and decodes `%27`. Both are part of its support for international URLs,
 * which the variable disables. .NET has neither. A tenth of all programs with an HTTP client also
 * wait for up to a minute when they end, so a sample that succeeds ends without Mono's shutdown.
 */
export const csharp: Runner = {
  find: () => findPrograms(['mcs', '--version'], ['mono', '--version']),
  prepare: async (samples, folder) => {
    const files = {
      'Dispatch.cs': `using System;
using System.Reflection;
using System.Runtime.InteropServices;

class Dispatch
{
    [DllImport("libc")]
    static extern void _exit(int status);

    static void Main(string[] names)
    {
        var flags = BindingFlags.NonPublic | BindingFlags.Static;
        Type.GetType(names[0]).GetMethod("Main", flags).Invoke(null, null);
        _exit(0);
    }
}
`,
      ...toFiles(samples, (id) => `Program${id}.cs`, [
        '\nclass Program\n',
        (id) => `\nclass Program${id}\n`,
      ]),
    };
    await writeFiles(folder, files);
    const options = ['-out:samples.exe', '-main:Dispatch', '-reference:System.Net.Http.dll'];
    await compile({ command: 'mcs', args: [...options, ...Object.keys(files)], cwd: folder });
    return ({ id }) => ({
      command: 'mono',
      args: ['samples.exe', `Program${id}`],
      cwd: folder,
      env: { MONO_URI_IRIPARSING: 'false' },
    });
  },
};

/** The Debian folder with the sources of librust-reqwest-dev and its dependencies. */
const registry = '/usr/share/cargo/registry';

/** One program, with a module for each sample. Without TLS, which a loopback server does not need. */
export const rust: Runner = {
  find: () =>
    findPrograms(
      ['cargo', '--version'],
      ['rustc', '--version'],
      ['sh', '-c', `cd ${registry} && ls -d reqwest-[0-9]*`],
    ),
  prepare: async (samples, folder) => {
    const cases = samples.map(({ id }) => `        "${id}" => sample${id}::main(),\n`);
    await writeFiles(folder, {
      'Cargo.toml': `[package]
name = "samples"
version = "0.0.0"
edition = "2021"

[dependencies]
reqwest = { version = "*", default-features = false, features = ["blocking", "multipart"] }

[profile.dev]
debug = false
`,
      '.cargo/config.toml': `[source.crates-io]
replace-with = "debian"

[source.debian]
directory = "${registry}"
`,
      'src/main.rs': `${samples.map(({ id }) => `mod sample${id};\n`).join('')}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).unwrap().as_str() {
${cases.join('')}        _ => unreachable!(),
    }
}
`,
      ...toFiles(samples, (id) => `src/sample${id}.rs`, ['\nfn main() ', () => '\npub fn main() ']),
    });
    await compile({ command: 'cargo', args: ['build', '--offline', '--quiet'], cwd: folder });
    const command = path.join(folder, 'target/debug/samples');
    return ({ id }) => ({ command, args: [id] });
  },
};

/** The folder that `test/samples/setup-swift.sh` creates, with the same default. */
const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
const swiftRoot = process.env.SWIFT_ROOT || path.join(cache, 'music-link-api-portal/swift');

/** One program, with a function for each sample, compiled in a separate Debian folder. */
export const swift: Runner = {
  find: async () => {
    const toolchain = await findPrograms(['chroot', swiftRoot, 'swiftc', '--version']);
    const reason = `no Swift in ${swiftRoot}. To install it, run test/samples/setup-swift.sh as root`;
    return toolchain.found ? toolchain : { found: false, reason };
  },
  prepare: async (samples) => {
    const inside = '/samples';
    const cases = samples.map(({ id }) => `case "${id}": try await sample${id}()\n`);
    // The imports stay at the top, and the rest becomes a function.
    const functions = toFiles(samples, (id) => `sample${id}.swift`, [
      '#endif\n',
      (id) => `#endif\n\nfunc sample${id}() async throws {\n`,
    ]);
    const files = {
      ...Object.fromEntries(Object.entries(functions).map(([name, code]) => [name, `${code}}\n`])),
      ...filesToSend,
      'main.swift': `switch CommandLine.arguments[1] {\n${cases.join('')}default: fatalError()\n}\n`,
    };
    await writeFiles(path.join(swiftRoot, inside), files);
    const sources = ['main.swift', ...Object.keys(functions)].map((name) => `${inside}/${name}`);
    const options = ['-wmo', '-o', `${inside}/samples`];
    await compile({ command: 'chroot', args: [swiftRoot, 'swiftc', ...options, ...sources] });
    const run = `cd ${inside} && ./samples "$0"`;
    return ({ id }) => ({ command: 'chroot', args: [swiftRoot, 'sh', '-c', run, id] });
  },
};

/** A file for each sample, in which a text is replaced. */
function toFiles(
  samples: readonly Sample[],
  toName: (id: string) => string,
  [own, toOther]: readonly [own: string, toOther: (id: string) => string],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    samples.map((sample) => [toName(sample.id), rename(sample, own, toOther(sample.id))]),
  );
}
