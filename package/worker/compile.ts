import { compileFetched } from '../../engine/arrival/fetched.ts';
import type { AssetName } from '../assets.ts';
import { addressOf } from './assets.ts';

/** What Chromium, Firefox and WebKit call a policy that forbids WebAssembly. */
const BY_POLICY = /Content Security Policy|CSP|disallowed by embedder/;

let hasWarned = false;

/**
 * Fetches and compiles a module of the package.
 * @throws {Error} that names the word that a policy lacks, which the console does too: the canvas may hide the error
 */
export async function compile(name: Extract<AssetName, `${string}.wasm`>): Promise<WebAssembly.Module> {
  try {
    return await compileFetched(addressOf(name));
  } catch (cause) {
    if (!(cause instanceof WebAssembly.CompileError) || !BY_POLICY.test(cause.message)) throw cause;
    const message = `picwright: the Content-Security-Policy of the page or of worker.js lacks 'wasm-unsafe-eval' in script-src`;
    // biome-ignore lint/suspicious/noConsole: for the page's developer
    if (!hasWarned) console.warn(message);
    hasWarned = true;
    throw new Error(message, { cause });
  }
}
