/** `npx lectern mcp https://…`: gives the documentation of a portal to agents (Model Context Protocol). */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Failure, Misuse } from '../src/failure';
import { Problem } from '../src/mcp/problem';
import { toCommandLine } from '../src/project/command-line';
import { callFolder } from '../src/project/folder';
import { openPortal, toServer } from './lib/mcp-server';
import { openFiles } from './lib/site-files';

export const usage = `${toCommandLine('mcp', 'https://developers.example.org', '[--version 1.0]')}

Gives agents the documentation of a portal: speaks the Model Context Protocol on standard input and
output, reads only static files of the portal, and sends nothing to the API. The portal is an address, the
folder of a build, or a project: its folder or its portal.yaml. By default, it is that of this folder.

--version 1.0  the version that tools read unless a call names one`;

export const options = { version: { type: 'string' } } as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [place = '', ...others] = positionals;
  if (others.length > 0) throw new Misuse(args, 'one portal at most');
  const isAddress = /^https?:\/\//i.test(place);
  const files = await openFiles(isAddress ? place : path.resolve(callFolder(), place));
  const site = await openPortal(files, values.version).catch((error: unknown) => {
    throw error instanceof Problem ? new Failure(error.message) : error;
  });
  await toServer(site).connect(new StdioServerTransport());
}
