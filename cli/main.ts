#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Half of a run with a single picture is compiling this code. Node caches the compiled code, in workers too if the
// environment variable is set.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { program } = await import('./program.ts');

process.exitCode = await program(process.argv.slice(2), process);
