#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Half of a run on a single picture is compiling this very code. Node keeps what it has compiled, in workers too where the
// environment variable is set.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { program } = await import('./program.ts');

process.exitCode = await program(process.argv.slice(2), process);
