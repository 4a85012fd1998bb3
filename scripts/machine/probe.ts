// Probes tools and prints the results as JSON, { name: { command } | { missing } }: node scripts/machine/probe.ts
// [name…]
import { find, TOOL_NAMES, type ToolName } from './tools.ts';

const isName = (name: string): name is ToolName => (TOOL_NAMES as string[]).includes(name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isName(name));
if (unknown.length > 0) throw new Error(`No such tool: ${unknown.join(', ')}. There are: ${TOOL_NAMES.join(', ')}`);

const names = asked.length > 0 ? asked.filter(isName) : TOOL_NAMES;
const found = await Promise.all(names.map(async (name) => [name, await find(name)] as const));
process.stdout.write(`${JSON.stringify(Object.fromEntries(found))}\n`);
// Exits even if a probed program hangs.
process.exit();
