import { flagTable } from '../../../cli/command-line.ts';
import { EDIT_GROUPS } from '../../../cli/edit/options.ts';
import { EXIT_CODES } from '../../../cli/exit-codes.ts';
import { NAME_WORDS } from '../../../cli/naming.ts';
import { EXAMPLES } from '../../../cli/options.ts';

/** The path of the man page in the package; npm links it for `man picwright` where the package is installed globally. */
export const MAN_PAGE = 'man/picwright.1';

/** Plain text in roff (groff_char(7)): its own characters are escaped, and no line is a request. */
const plain = (text: string) => text.replaceAll('\\', '\\e').replaceAll('-', '\\-').replace(/^[.']/gm, '\\&$&');

const item = (term: string, means: string) => `.TP\n.B ${plain(term)}\n${plain(means)}\n`;
const example = (means: string, command: string) =>
  `${plain(means)}:\n.PP\n.RS 4\n.nf\n${plain(command)}\n.fi\n.RE\n.PP\n`;

/**
 * The command's man page, of the records that its help and docs/command.md come from.
 * @param version the package's
 */
export function manPage(version: string): string {
  const flags = flagTable().map(
    ({ title, rows }) => `.SS "${plain(title)}"\n${rows.map(({ flags, means }) => item(flags, means)).join('')}`,
  );
  const edit = EDIT_GROUPS.flatMap(({ rows }) => rows).map(({ flags, means }) => item(flags, means));
  const names = NAME_WORDS.map(({ word, means }) => item(`{${word}}`, means));
  const codes = Object.values(EXIT_CODES).map(({ code, means }) => item(String(code), means));
  return [
    `.TH PICWRIGHT 1 "" "picwright ${plain(version)}" "User Commands"\n`,
    '.SH NAME\npicwright \\- resize, compress and convert pictures\n',
    '.SH SYNOPSIS\n.B picwright\n.I files, folders or patterns...\n.RI [ options ]\n.br\n.B picwright inspect\n.I files...\n.br\n.B picwright edit\n.I files...\n.RI [ options ]\n',
    `.SH DESCRIPTION\n${plain('Resizes, compresses and converts pictures like the site. Without a resize, an edit or a format it compresses. "inspect" prints the metadata of files and changes nothing, "edit" writes and removes it without an encode. A single - is standard input.')}\n`,
    `.SH OPTIONS\n${flags.join('')}`,
    `.SS "Metadata: picwright edit"\n${edit.join('')}`,
    `.SS "Words in a name"\n${names.join('')}`,
    `.SH "EXIT STATUS"\n${codes.join('')}`,
    `.SH EXAMPLES\n${EXAMPLES.map(({ means, command }) => example(means, command)).join('')}`,
  ].join('');
}
