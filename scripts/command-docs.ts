// Generates docs/command.md, the command's flags, exit codes, examples and exceptions, from the records in cli/ and engine/.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flagTable } from '../cli/command-line.ts';
import { EDIT_GROUPS } from '../cli/edit/options.ts';
import { EXIT_CODES } from '../cli/exit-codes.ts';
import { NAME_WORDS } from '../cli/naming.ts';
import { EXAMPLES } from '../cli/options.ts';
import { EXCEPTIONS } from '../engine/backends/sharp/exceptions.ts';

const HEAD = `# The command

\`picwright\` processes files with the engine and the recipes of the site. From a clone it is
\`npm run picwright -- photos --out small\`; the npm package installs it as \`picwright\`.

\`node scripts/command-docs.ts\` writes this page from the records in \`cli/\` and \`engine/\`.

## Examples

`;

const SPELLING = `A value in brackets is optional: \`--lossless\` means \`--lossless yes\`, \`--no-lossless\` means \`--lossless no\`, and \`--flip\` mirrors top and
bottom. Long flags may have one dash (\`-resize 50%\`), and these names of mogrify and sharp-cli work too: \`--output\` and \`--path\` for
\`--out\`, \`--density\` for \`--dpi\`, \`--gravity\` for \`--position\`, \`--sampling-factor\` for \`--chroma\`, \`--flop\` for \`--flip horizontal\`,
\`--strip\` for \`--metadata strip\`, and \`-i\` or \`--input\` before a file. \`-auto-orient\`
and the \`>\` of \`-resize '1600x1600>'\` state what always happens.

\`picwright --completion bash > ~/.local/share/bash-completion/completions/picwright\` completes flags and their values; for zsh, add
\`source <(picwright --completion zsh)\` to \`~/.zshrc\`, and for fish use \`picwright --completion fish > ~/.config/fish/completions/picwright.fish\`.
\`picwright -h\` lists the usual flags, \`--help\` all; after \`npm install --global\`, \`man picwright\` has them too.

`;

const METADATA = `## Metadata

\`picwright inspect photo.jpg\` prints every tag of its metadata with its meaning, its hidden pictures and unknown data, and changes nothing;
\`--json\` prints one line per file, and \`--recursive\` includes subfolders. A file of that name is \`./inspect\`.

\`picwright edit photo.jpg --author 'Ann Artist' --shift-date +1h --out edited\` writes and removes metadata without an encode: the bytes of the
picture are copied. What is removed goes first. Each new file is read again, and its line has what it states then. Files are replaced only with
\`--in-place\`, and keep their dates unless \`--date-from-photo\` is given. GIF and SVG hold none of it. A file of that name is \`./edit\`.
`;

const RULES = `## Behaviour

- **Files are replaced only with \`--in-place\`**, which keeps their formats, permissions, links and dates. Otherwise results go to \`--out\`, or
  next to their files with a \`--suffix\` or \`--name\`. If a result would replace an input or another result, that file fails. Results
  of \`a.jpg\` and \`a.png\` with the same name are called \`a-jpg.webp\` and \`a-png.webp\`, and the report mentions it.
- **\`--out photo.webp\` writes one file**, in the format of its extension, and replaces a file of that name. With several pictures it
  needs \`--pages one\`, which binds them into one PDF, GIF or WebP, in the order of the command line and within a folder by name. If one
  picture fails, nothing is written.
- **Results have the dates of their files**, so that they sort like the originals.
- **No partial files.** A result is written as \`.picwright-….part\` and renamed when it is complete. The next run into the folder removes
  such files of a killed process. In place, the bytes are on the disk before the file is renamed.
- **The next run continues.** A result that exists, is not empty, was written after the last change of its file and has the same settings is
  skipped, unless \`--force\` is given. The file \`.picwright\` in a folder of results contains their settings: with other settings, or
  another \`--backend\` by name, all results are replaced. Results next to their files have no such file, so choose another suffix or use
  \`--force\` there. In place, \`.picwright\` in each folder lists the files that are done, so that none is compressed twice.
- **\`--in-place --backup\` keeps every replaced file** beside its result, as \`photo.jpg.orig\`; if there is one, as \`photo.jpg.orig2\`, so that
  nothing is ever overwritten. Folders and patterns do not include these names. Where the file system has hard links, it takes no time.
- **\`--watch\` processes new and changed files** until Ctrl-C.
- **\`--dry-run\` makes every result and writes nothing.** The sizes in its report are exact, and it takes as long as a real run.
- **A bad file is one line** on the error stream, and the others continue. A cause that affects every file, such as a full disk, stops
  the command.
- **Memory does not grow with the number of files.** \`--jobs\` files are processed at a time, by default one per core.
- **Folders and patterns** include files with the extension of a picture, except hidden ones. A file on the command line is read whatever its
  name is; its bytes decide its format.
- **\`--min-savings 10%\`** returns the original if less is saved: its bytes are written, and in place nothing is. A result that is also edited
  or in another format is not written at all. Without the flag, compressing returns originals below 5%.
- **\`--crop\`** cuts out \`800x600\` or the largest \`16:9\`, from the middle or at \`--position\`, of each picture as it is after the edits before it.
  \`--position\` also chooses what \`--resize 300x300 --fit cover\` keeps.
- **Without an edit, a format or an aim** files are compressed, like on \`/compress\`. \`--recipe\` starts from no settings; in an
  address of \`/batch\`, \`action=compress\` has an effect too. Settings that a page opens with are not part of its address.
- **Unknown keys and values are errors**, while an address ignores them. The message has the allowed values and, if one is near, a suggestion.

## The report

On a terminal the report is a bar with the rate and the remaining time, and a line for each failure; elsewhere it is a line per file.
\`--json\` writes one object per line: \`file\`, \`status\` (\`done\`, \`skipped\`, \`planned\`, \`failed\`), \`output\`, \`originalBytes\`, \`bytes\`, \`format\`,
\`width\`, \`height\`, \`backend\`, \`notes\`, \`losses\`; skipped files have \`why\`, failed ones \`code\` and \`message\`. The last line has the status
\`summary\`.

## Two backends

If the package [sharp](https://sharp.pixelplumbing.com) is installed beside the command (\`npm install sharp\`), it does most of the work at
native speed. Otherwise, or with \`--backend vips\`, the command uses libvips in WebAssembly, which needs no installation and writes the
same bytes as the site, except for metadata that a JPEG keeps, whose content is the same. Both backends follow the same settings and pass
the same tests. With sharp, JPEGs that are not resized and palettes come from the engine's own encoders, everything else from another
build of the site's. The report names the backend, with \`--json\` for each file. These cases are always left to libvips:

`;

/** The page's Markdown. */
export function commandDocs(): string {
  const examples = EXAMPLES.map(({ means, command }) => `# ${means}\n${command}`).join('\n');
  const flags = flagTable().map(
    ({ title, rows }) =>
      `### ${title}\n\n| flag | means |\n|---|---|\n${rows.map(({ flags, means }) => `| \`${flags}\` | ${means} |`).join('\n')}\n`,
  );
  const edit = EDIT_GROUPS.flatMap(({ rows }) => rows).map(({ flags, means }) => `| \`${flags}\` | ${means} |`);
  const names = NAME_WORDS.map(({ word, means }) => `| \`{${word}}\` | ${means} |`).join('\n');
  const codes = Object.values(EXIT_CODES).map(({ code, means }) => `| ${code} | ${means} |`);
  const exceptions = EXCEPTIONS.map(({ what, why }) => `| ${what} | ${why} |`).join('\n');
  return [
    `${HEAD}\`\`\`sh\n${examples}\n\`\`\`\n`,
    `## Flags\n\n${SPELLING}${flags.join('\n')}`,
    `### Words in a name\n\n| word | becomes |\n|---|---|\n${names}\n`,
    `## Exit codes\n\n| code | means |\n|---|---|\n${codes.join('\n')}\n`,
    `${METADATA}\n| flag of edit | means |\n|---|---|\n${edit.join('\n')}\n`,
    `${RULES}| what | why |\n|---|---|\n${exceptions}\n`,
    'libvips also gets every file on which sharp fails, so that both backends accept the same files.\n\nFor more than one machine see [scale.md](scale.md).\n',
  ].join('\n');
}

export const COMMAND_DOCS = join(import.meta.dirname, '../docs/command.md');

if (import.meta.main) await writeFile(COMMAND_DOCS, commandDocs());
