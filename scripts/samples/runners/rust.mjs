import { access } from 'node:fs/promises';
import path from 'node:path';
import { compile, findAll, findProgram, oneByOne, rename, writeFiles } from '../runner.mjs';

/** The Debian folder with the sources of librust-reqwest-dev and its dependencies. */
const registry = '/usr/share/cargo/registry';

/**
 * One program for all samples, with a module for each. Without TLS, which a loopback server does
 * not need.
 * @type {import('../runner.mjs').Runner}
 */
export const rust = {
  find: () =>
    findAll([
      findProgram('cargo', ['--version']),
      findProgram('rustc', ['--version']),
      findReqwest(),
    ]),
  prepare: async (samples, folder) => {
    const toModule = (/** @type {string} */ id) => `sample${id}`;
    await writeFiles(folder, {
      'Cargo.toml': manifest,
      '.cargo/config.toml': config,
      'src/main.rs': `${samples.map(({ id }) => `mod ${toModule(id)};\n`).join('')}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).unwrap().as_str() {
${samples.map(({ id }) => `        "${id}" => ${toModule(id)}::main(),\n`).join('')}        _ => unreachable!(),
    }
}
`,
      ...Object.fromEntries(
        samples.map((sample) => [
          `src/${toModule(sample.id)}.rs`,
          rename(sample, '\nfn main() ', '\npub fn main() '),
        ]),
      ),
    });
    await compile({ command: 'cargo', args: ['build', '--offline', '--quiet'], cwd: folder });
    const command = path.join(folder, 'target/debug/samples');
    return oneByOne(({ id }) => ({ command, args: [id] }));
  },
};

/** @returns {Promise<import('../runner.mjs').Toolchain>} */
async function findReqwest() {
  try {
    await access(registry);
  } catch {
    return { found: false, reason: `no sources of reqwest in ${registry}` };
  }
  return findProgram('sh', ['-c', `cd ${registry} && ls -d reqwest-[0-9]*`]);
}

const manifest = `[package]
name = "samples"
version = "0.0.0"
edition = "2021"

[dependencies]
reqwest = { version = "*", default-features = false, features = ["blocking"] }

[profile.dev]
debug = false
`;

const config = `[source.crates-io]
replace-with = "debian"

[source.debian]
directory = "${registry}"
`;
