import { Command, Option } from 'commander';
import type { Completed } from '../completion.ts';
import { EDIT_GROUPS, REMOVE_WORDS } from './options.ts';

/** The parser of `picwright edit`, which has its help. */
export function editCommand(): Command {
  const command = new Command('picwright edit')
    .usage('<files, folders or patterns...> [options]')
    .description('Writes and removes metadata without an encode: the bytes of the picture are copied.')
    .argument('<files...>', 'pictures, folders, or patterns')
    .helpOption('-h, --help', 'display this help')
    .allowExcessArguments();
  for (const { title, rows } of EDIT_GROUPS)
    for (const { flags, means } of rows) command.addOption(new Option(flags, means).helpGroup(`${title}:`));
  return command;
}

/** Its flags as a shell completes them. */
export const completedEdit = (): Completed[] =>
  editCommand().options.map(({ long, short, required, description }) => ({
    long: long ?? '',
    short,
    means: description,
    words: long === '--remove' ? REMOVE_WORDS : [],
    takesValue: required,
  }));
