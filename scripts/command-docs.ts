// Generates docs/command.md, the command's flags, exit codes, examples and exceptions, from the records in cli/ and engine/.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flagTable } from '../cli/command-line.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { NAME_WORDS } from '../cli/naming.ts';
import { EXAMPLES } from '../cli/options.ts';
import { EXCEPTIONS } from '../engine/backends/sharp/exceptions.ts';

const HEAD = `# The command

\`picwright\` does to files what the site does to pictures: the same engine, the same recipes. From a clone it is
\`npm run picwright -- photos --out small\`; the package has it as \`picwright\`.

This page is written by \`node scripts/command-docs.ts\` from the records in \`cli/\` and \`engine/\`.

## Examples

`;

const RULES = `## What holds

- **Nothing is replaced unless that is asked for.** Results go to \`--out\`, or next to their files under a \`--suffix\` or \`--name\`.
  \`--in-place\` alone replaces files; their formats, permissions and links stay. A result that would take the name of an original or
  of another result is an error of that file. Where \`a.jpg\` and \`a.png\` would both become \`a.webp\`, they become \`a-jpg.webp\` and
  \`a-png.webp\`, and the report says so.
- **No half file.** A result is written under the name \`.picwright-….part\` and renamed when it is whole. What a kill leaves of such
  names the next run into the folder removes. In place, the bytes are on the disk before the original's name is theirs.
- **Run again, it goes on.** A result that is there, not empty, newer than its file and made with the same settings is skipped, unless
  \`--force\`. The settings of a folder of results are in its file \`.picwright\`: with other settings, or another \`--backend\` by name, all
  of them are made anew. Next to their files results have no such file, since it would lie among the originals: choose another suffix,
  or \`--force\`. In place the list of what is done is in each folder's \`.picwright\`, so that no file is worked on twice; without that file
  it would be.
- **One bad file is a line**, on the error stream, and never the end. What would stop every further file is the end, such as a full disk.
- **Memory does not grow with the number of files.** As many files as there are cores are worked on at once (\`--jobs\`).
- **In folders and patterns** names ending like pictures count, and no hidden ones. A file that is named by itself is tried whatever it
  is called; its bytes decide what it is.
- **\`--min-savings 10%\` leaves alone what is hardly worth it.** A file that would save less comes back as it is: its bytes are what is
  written, and in place nothing is. Where it is changed too, or is to become another format, nothing is written. Below the 5% that hold
  without the flag, compressing hands files back too.
- **Without a flag that says what to do** (an edit, a format, an aim) files are compressed, as on \`/compress\`. \`--recipe\` is taken as
  it is, from a picture that nothing is done to; of an address of \`/batch\`, \`action=compress\` counts too. What a page opens with besides
  is not in its address.
- **What a recipe does not know is refused**, where an address would ignore it.

## The report

On a terminal a bar with rate and remaining time, and a line for what went wrong; elsewhere a line a file. \`--json\` writes an object a
line: \`file\`, \`status\` (\`done\`, \`skipped\`, \`planned\`, \`failed\`), \`output\`, \`originalBytes\`, \`bytes\`, \`format\`, \`width\`, \`height\`, \`backend\`,
\`notes\`, \`losses\`; of the skipped \`why\`, of the failed \`code\` and \`message\`. The last line has the status \`summary\`.

## Two backends

Where the package [sharp](https://sharp.pixelplumbing.com) is installed beside the command, it works at the machine's own speed with
it: \`npm install sharp\`. Otherwise, or with \`--backend vips\`, it is libvips in WebAssembly, which needs nothing and gives the same bytes as
the site. Both follow the same settings and pass the same tests; sharp's bytes are those of another build of the encoders. The report
says which one ran, for each file in \`--json\`. What sharp leaves to libvips:

`;

/** The page's Markdown. */
export function commandDocs(): string {
  const examples = EXAMPLES.map(({ means, command }) => `# ${means}\n${command}`).join('\n');
  const flags = flagTable().map(
    ({ title, rows }) =>
      `### ${title}\n\n| flag | means |\n|---|---|\n${rows.map(({ flags, means }) => `| \`${flags}\` | ${means} |`).join('\n')}\n`,
  );
  const names = NAME_WORDS.map(({ word, means }) => `| \`{${word}}\` | ${means} |`).join('\n');
  const codes = Object.values(EXIT_CODES).map(({ code, means }) => `| ${code} | ${means} |`);
  const exceptions = EXCEPTIONS.map(({ what, why }) => `| ${what} | ${why} |`).join('\n');
  return [
    `${HEAD}\`\`\`sh\n${examples}\n\`\`\`\n`,
    `## Flags\n\n${flags.join('\n')}`,
    `### What a name is made of\n\n| word | becomes |\n|---|---|\n${names}\n`,
    `## What it ends with\n\n| code | means |\n|---|---|\n${codes.join('\n')}\n`,
    `${RULES}| what | why |\n|---|---|\n${exceptions}\n`,
    'Files on which sharp fails are left to libvips too, so that the verdict on a damaged file is the same.\n\nFor more than one machine see [scale.md](scale.md).\n',
  ].join('\n');
}

export const COMMAND_DOCS = join(import.meta.dirname, '../docs/command.md');

if (import.meta.main) await writeFile(COMMAND_DOCS, commandDocs());
