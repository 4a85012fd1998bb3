import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Found, ToolName } from './tools.ts';

/** Earlier results as JSON. Child processes inherit them, so that each tool is probed once. */
const KNOWN = 'PICWRIGHT_TOOLS';

/** A program that has passed its probe, or the reason why there is none. */
export function tool(name: ToolName): Found {
  const known = JSON.parse(process.env[KNOWN] ?? '{}') as Partial<Record<ToolName, Found>>;
  const found = known[name];
  if (found) return found;
  const probed = execFileSync(process.execPath, [join(import.meta.dirname, 'probe.ts'), name], { encoding: 'utf8' });
  process.env[KNOWN] = JSON.stringify({ ...known, ...(JSON.parse(probed) as object) });
  return tool(name);
}

/** Why a tool is missing; undefined if it works. */
export function missing(name: ToolName): string | undefined {
  const found = tool(name);
  return 'missing' in found ? found.missing : undefined;
}

/**
 * The command of a tool that a test requires.
 * @param skip skips the test with the reason
 */
export function needed(name: ToolName, skip: (reason: string) => void): string {
  const found = tool(name);
  if ('command' in found) return found.command;
  skip(found.missing);
  throw new Error(found.missing);
}
