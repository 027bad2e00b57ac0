#!/usr/bin/env node
/** `lectern build …`: runs a command of the package on the project of the present folder. */
import process from 'process';
import { start } from './lib/start.mjs';

// Where npm itself was called does not matter.
process.env.INIT_CWD = process.cwd();
void start('runNamed');
