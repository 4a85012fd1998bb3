import type { Path } from './paths.ts';

/** The folder of a language's addresses, by its tag (`PAGE_LANGUAGE`): empty for English, which is at the root. */
export function prefixOf(tag: string): Path | '' {
  return tag === 'en' ? '' : `/${tag.toLowerCase()}`;
}

/** The language whose words a variant shares if it has none of its own: `de` of `de-at`. There may be no such language. */
export function parentOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('-')));
}

/** An address of a language in its variant, by their prefixes; any other address, and without a parent, as it is. */
export function inVariant<Address extends string>(path: Address, parent: string, variant: string): Address {
  return (parent && `${path}/`.startsWith(`${parent}/`) ? variant + path.slice(parent.length) : path) as Address;
}
