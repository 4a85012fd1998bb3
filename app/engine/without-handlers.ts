const TAGS = /<[a-z][^<>]*>/gi;
/** `oncut` is the shortest name of one; `one` is none. */
const HANDLERS = /\s+on[a-z]{3,}\s*=\s*(?:"[^"]*"|'[^']*')/gi;

/**
 * A drawing's markup without what it would have done on a click, or once it is there. In an image none of it is run, but the
 * browser reports each to the console as stopped by the site's policy, and does so as soon as it parses them: hence as text.
 */
export const withoutHandlers = (markup: string): string => markup.replace(TAGS, (tag) => tag.replace(HANDLERS, ''));

/** The same picture; what is no drawing comes back as it is. */
export async function withoutHandlersIn(file: Blob): Promise<Blob> {
  if (file.type !== 'image/svg+xml') return file;
  return new Blob([withoutHandlers(await file.text())], { type: file.type });
}
