import type { NAME_WORDS } from './naming.ts';

/** A flag that is not of the recipe: where files come from and go to, and how that is told. */
export interface OptionRow {
  flags: string;
  means: string;
}

export interface OptionGroup {
  title: string;
  rows: readonly OptionRow[];
}

const words = (names: typeof NAME_WORDS) => names.map(({ word }) => `{${word}}`).join(', ');

/** Every flag beside those of the recipe, by what it is about. @param names the words that a name may be made of */
export const optionGroups = (names: typeof NAME_WORDS): readonly OptionGroup[] => [
  {
    title: 'Where results go',
    rows: [
      {
        flags: '-o, --out <path>',
        means:
          'into this folder, in the structure that they were found in; for one picture a file such as out.jpg, whose ending names the format; - is the standard output',
      },
      { flags: '--suffix <text>', means: 'next to the file, with this behind its name; with --out, there' },
      { flags: '--name <template>', means: `the name, such as '{name}-{width}', of ${words(names)}` },
      { flags: '--in-place', means: 'in the place of the file, which is replaced' },
      { flags: '--skip-larger', means: 'write nothing where the result would be larger than the file' },
    ],
  },
  {
    title: 'Which files',
    rows: [
      { flags: '-r, --recursive', means: 'folders with all folders below them' },
      {
        flags: '--root <folder>',
        means: 'the folder below which the structure is kept; by default the one that is named',
      },
      { flags: '--shard <part/of>', means: 'only this part of the files, 3/10: each file is always in the same one' },
      { flags: '--force', means: 'make again what an earlier run has made' },
    ],
  },
  {
    title: 'How',
    rows: [
      { flags: '-n, --dry-run', means: 'make every result, report its size and what is lost, and write nothing' },
      { flags: '--watch', means: 'go on with new and changed files until Ctrl-C' },
      { flags: '-j, --jobs <count>', means: 'files that are worked on at once; by default as many as there are cores' },
      {
        flags: '--backend <name>',
        means:
          'auto, sharp (native, where it is installed) or vips (WebAssembly: the same bytes as on the site); auto takes sharp where it is',
      },
      { flags: '--json', means: 'a line of JSON for each file, and one for the whole' },
      { flags: '--quiet', means: 'report only what went wrong' },
    ],
  },
];

/** For the help, the docs and the test that runs them. */
export const EXAMPLES: readonly { means: string; command: string }[] = [
  { means: 'Compress every picture of a folder', command: 'picwright photos --out small' },
  {
    means: 'A folder and all below it, as WebP of at most 1600 pixels width',
    command: 'picwright photos -r --resize 1600 --to webp --out web',
  },
  { means: 'As small as nobody sees a difference', command: 'picwright photos --quality auto --out small' },
  { means: 'Each file under a size', command: "picwright 'photos/*.jpg' --under 200kb --out mail" },
  {
    means: 'What an address of the site does',
    command: "picwright photos --recipe 'edge=1200&format=avif&quality=55' --out avif",
  },
  {
    means: 'Next to the originals, with the width in the name',
    command: "picwright photos --resize 800 --name '{name}-{width}'",
  },
  { means: 'Only look', command: 'picwright photos --to jpg --dry-run --out jpg' },
  { means: 'In a pipe', command: 'picwright - --resize 400 --to jpg < photos/lake.png > small.jpg' },
];
