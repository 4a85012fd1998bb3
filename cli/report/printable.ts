/** Control characters and those that reverse the direction of text (Unicode, UAX 9). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal would obey
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns one line that a terminal shows and does not obey: the names of files may contain escape sequences. */
export const printable = (line: string): string =>
  line.replace(OBEYED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
