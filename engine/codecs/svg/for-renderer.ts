import { withNaturalSize } from './natural-size.ts';
import { type Root, rootOf } from './root.ts';
import { inUtf8 } from './text-of.ts';

/** Makes the namespace of a prefix the default one: libvips looks for `<svg`. */
function withoutPrefix(text: string, prefix: string): string {
  const plain = text.replaceAll(new RegExp(`(</?)${prefix}:`, 'g'), '$1');
  return plain.replace(new RegExp(`\\sxmlns:${prefix}(?=\\s*=)`), ' xmlns');
}

function withRoot(text: string, { at, tag, name }: Root, attributes: string): string {
  return `${text.slice(0, at)}<${name}${attributes}>${text.slice(at + tag.length)}`;
}

/**
 * Returns the same drawing for libvips and resvg: in UTF-8, with the size that browsers give it, and without a prefix of its namespace.
 * @returns the bytes themselves if nothing has to change
 */
export function forRenderer(original: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = inUtf8(original);
  const whole = new TextDecoder().decode(bytes);
  const first = rootOf(whole);
  if (!first) return bytes;
  let text = whole;

  const [prefix] = first.name.split(':svg');
  if (prefix && prefix !== first.name) text = withoutPrefix(text, prefix);
  const root = rootOf(text);
  const sized = root && withNaturalSize(root);
  if (root && sized) text = withRoot(text, root, sized);
  return text === whole ? bytes : new TextEncoder().encode(text);
}
