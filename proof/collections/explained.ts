/** Why files differ from what Chromium shows, by the reason. A file is `owner/name/path`. */
const REASONS: readonly { reason: string; files: readonly (string | RegExp)[] }[] = [];

const fits = (name: string, file: string | RegExp) => (typeof file === 'string' ? file === name : file.test(name));

/** Returns why the engine reads a file otherwise than Chromium; undefined if no reason is known. */
export const reasonFor = (name: string): string | undefined =>
  REASONS.find(({ files }) => files.some((file) => fits(name, file)))?.reason;
