import { execFileSync } from 'node:child_process';

/* What ExifTool finds in files. */

export interface ExifToolTag {
  /** Its group of family 1, such as `IFD0`, `XMP-dc` or `Canon`. */
  group: string;
  name: string;
  id: string;
  value: string;
}

/** About the file and the program, and values that are computed of others. */
const NOT_IN_FILE = /^(?:ExifTool|System|File|Composite)$/;
const COMMENT = 'File:Comment';
const MOST_OUTPUT = 2 ** 30;
const MOST_FILES = 100;

function tagsOf(entry: Record<string, { id: unknown; val: unknown }>): ExifToolTag[] {
  return Object.entries(entry).flatMap(([key, tag]) => {
    const [group = '', name = ''] = key.split(':');
    if (key === 'SourceFile' || (NOT_IN_FILE.test(group) && key !== COMMENT)) return [];
    return [{ group, name, id: String(tag.id), value: String(tag.val) }];
  });
}

/** Returns the tags of each file, by its path. */
export function exifToolTags(files: readonly string[]): Map<string, ExifToolTag[]> {
  const found = new Map<string, ExifToolTag[]>();
  for (let at = 0; at < files.length; at += MOST_FILES) {
    const batch = files.slice(at, at + MOST_FILES);
    for (const entry of JSON.parse(run(batch)) as (Record<string, never> & { SourceFile: string })[]) {
      found.set(entry.SourceFile, tagsOf(entry));
    }
  }
  return found;
}

/** ExifTool exits with 1 if it warns about one of the files. */
function run(files: readonly string[]): string {
  const options = ['-j', '-G1', '-a', '-D', '-charset', 'filename=utf8', '-api', 'largefilesupport=1'];
  try {
    return execFileSync('exiftool', [...options, ...files], {
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
