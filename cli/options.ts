import { NAME_WORDS } from './naming.ts';

/** A flag that is not part of the recipe: where files come from and go to, and how the command reports. */
export interface OptionRow {
  flags: string;
  means: string;
  /** Whether `-h` lists it. */
  isUsual?: boolean;
}

export interface OptionGroup {
  title: string;
  rows: readonly OptionRow[];
}

const words = NAME_WORDS.map(({ word }) => `{${word}}`).join(', ');

/** Every flag except those of the recipe, by subject. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    title: 'Where results go',
    rows: [
      {
        flags: '-o, --out <path>',
        means:
          'folder for the results, with the structure of the input; or, for one picture, a file such as out.jpg in the format of its extension; - for standard output',
        isUsual: true,
      },
      {
        flags: '--suffix <text>',
        means: 'append this to the name; without --out the result is next to its file',
        isUsual: true,
      },
      { flags: '--name <template>', means: `name of the result, such as '{name}-{width}', from ${words}` },
      { flags: '--in-place', means: 'replace the file', isUsual: true },
      {
        flags: '--backup',
        means: 'with --in-place: keep each replaced file beside the result, as photo.jpg.orig, then photo.jpg.orig2',
      },
      { flags: '--skip-larger', means: 'write nothing if the result would be larger than the file' },
    ],
  },
  {
    title: 'Several results per picture',
    rows: [
      {
        flags: '--sizes <list>',
        means:
          "a result per size, each like --resize: 480,960,1600; the width is part of the name ({name}-{width}), and sizes above the picture's own are skipped after the first",
      },
      { flags: '--formats <list>', means: 'a result per format, and per size with --sizes: avif,webp,jpg' },
    ],
  },
  {
    title: 'Which files',
    rows: [
      { flags: '-r, --recursive', means: 'include subfolders', isUsual: true },
      {
        flags: '--root <folder>',
        means: 'folder that the structure is relative to; by default the folder on the command line',
      },
      {
        flags: '--shard <part/of>',
        means: 'process only this part of the files, such as 3/10; a file is always in the same part',
      },
      {
        flags: '--incomplete',
        means:
          'also process pictures whose file ends early: what is missing is grey or transparent; otherwise they fail',
      },
      { flags: '--force', means: 'process files again that an earlier run has processed' },
    ],
  },
  {
    title: 'How',
    rows: [
      {
        flags: '-n, --dry-run',
        means: 'make every result, report its size and what it loses, and write nothing',
        isUsual: true,
      },
      { flags: '--watch', means: 'keep running and process new and changed files' },
      { flags: '-j, --jobs <count>', means: 'number of files to process at a time; by default the number of cores' },
      {
        flags: '--backend <name>',
        means:
          'auto, sharp (native, if it is installed) or vips (WebAssembly, the same bytes as on the site); auto uses sharp if it can',
      },
      { flags: '--json', means: 'report each file as a line of JSON, then a summary' },
      { flags: '--quiet', means: 'report errors only' },
      { flags: '--completion <shell>', means: 'print a script that completes flags and values in bash, zsh or fish' },
    ],
  },
];

/** For the help, the docs and the test that runs them. */
export const EXAMPLES: readonly { means: string; command: string }[] = [
  { means: 'Compress every picture of a folder', command: 'picwright photos --out small' },
  {
    means: 'A folder with its subfolders as WebP, at most 1600 pixels wide',
    command: 'picwright photos -r --resize 1600 --to webp --out web',
  },
  {
    means: 'As small as possible without a visible difference',
    command: 'picwright photos --quality auto --out small',
  },
  { means: 'At most 200 KB per file', command: "picwright 'photos/*.jpg' --under 200kb --out mail" },
  {
    means: 'A photo for a form that asks for pixels and for 20 to 50 KB',
    command: 'picwright photos/lake.png --crop 20:23 --resize 200x230 --to jpg --under 50kb --at-least 20kb --out form',
  },
  {
    means: 'The settings from an address of the site',
    command: "picwright photos --recipe 'edge=1200&format=avif&quality=55' --out avif",
  },
  {
    means: 'The settings that a file holds, the same for a whole team',
    command: 'picwright photos --settings shop.picwright --out shop',
  },
  {
    means: 'Next to the originals, with the width in the name',
    command: "picwright photos --resize 800 --name '{name}-{width}'",
  },
  {
    means: 'Three widths of each picture in two formats, such as lake-480.webp',
    command: 'picwright photos --sizes 480,960,1600 --formats webp,jpg --out set',
  },
  { means: 'One picture, in the format of the new name', command: 'picwright photos/lake.png -o lake.webp' },
  {
    means: 'A square from the middle of each picture',
    command: 'picwright photos --crop 1:1 --resize 400 --out squares',
  },
  { means: 'All pictures as one PDF', command: 'picwright photos --pages one --paper a4 --out photos.pdf' },
  { means: 'Only report the size of each result', command: 'picwright photos --to jpg --dry-run --out jpg' },
  {
    means: 'The dates of a camera whose clock was an hour slow, and its author, without touching a pixel',
    command: "picwright edit photos/field.jpg --shift-date +1h --author 'Ann Artist' --out dated",
  },
  {
    means: 'From standard input to standard output',
    command: 'picwright - --resize 400 --to jpg < photos/lake.png > small.jpg',
  },
];
