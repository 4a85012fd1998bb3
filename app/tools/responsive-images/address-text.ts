import type { AddressText } from '#app/tools/address/use-settings-address.ts';
import type { Output } from '#engine/recipe/index.ts';
import { aimOf, withAim } from '#engine/recipe/output.ts';
import { printRecipe, readRecipe } from '#engine/recipe/text.ts';
import { KINDS, type Kind, LOADING, PLACEHOLDERS, type ResponsiveSettings } from './settings.ts';
import { shownOf, widthsOf } from './widths.ts';

/* The settings in the address: the quality as in the text of a recipe, and keys of their own for the rest. */

/** The words of a format in an address. The first is written. */
const KIND_TEXTS: Readonly<Record<Kind, readonly [string, ...string[]]>> = {
  avif: ['avif'],
  webp: ['webp'],
  fallback: ['jpg', 'jpeg', 'png'],
};

const LONGEST_FOLDER = 200;

/** Of an output, only what the page's controls show: a score, or a quality by hand. */
function shownPart(output: Output, base: Output): Output {
  const { format, preserveFormat, metadata } = base;
  const aim = aimOf(output);
  switch (aim.aim) {
    case 'score':
      return { format, preserveFormat, metadata, ...aim };
    case 'encode':
      return { format, preserveFormat, metadata, ...aim, ...(output.quality && { quality: output.quality }) };
    case 'compress':
    case 'size':
      return base;
  }
}

/** A quality means one by hand. */
function readOutput(query: URLSearchParams, base: Output): Output {
  const { output } = readRecipe(query, { edits: [], output: base });
  const isByHand = output.quality !== undefined && !query.has('score');
  return shownPart(isByHand ? withAim(output, { aim: 'encode' }) : output, base);
}

const oneOf = <T extends string>(words: readonly T[], text: string | null, otherwise: T): T =>
  words.find((word) => word === text?.trim().toLowerCase()) ?? otherwise;

function kindsOf(text: string | null, otherwise: readonly Kind[]): readonly Kind[] {
  const words = (text ?? '').toLowerCase().split(/[\s,]+/);
  const kinds = KINDS.filter((kind) => KIND_TEXTS[kind].some((word) => words.includes(word)));
  return kinds.length > 0 ? kinds : otherwise;
}

export const addressText: AddressText<ResponsiveSettings> = {
  print({ widths, kinds, output, shown, loading, placeholder, folder }, base) {
    const params = printRecipe(
      { edits: [], output: shownPart(output, base.output) },
      { edits: [], output: base.output },
    );
    if (params.has('quality')) params.delete('aim');
    if (widths) params.set('widths', widths.join(','));
    if (kinds.join() !== base.kinds.join()) params.set('formats', kinds.map((kind) => KIND_TEXTS[kind][0]).join(','));
    if (shown !== base.shown) params.set('shown', String(shown));
    if (loading !== base.loading) params.set('loading', loading);
    if (placeholder !== base.placeholder) params.set('placeholder', placeholder);
    if (folder !== base.folder) params.set('folder', folder);
    return params;
  },
  read(query, base) {
    const widths = widthsOf(query.get('widths') ?? '');
    const shown = shownOf(query.get('shown') ?? '');
    return {
      ...base,
      ...(widths && { widths }),
      ...(shown !== undefined && { shown }),
      kinds: kindsOf(query.get('formats'), base.kinds),
      output: readOutput(query, base.output),
      loading: oneOf(LOADING, query.get('loading'), base.loading),
      placeholder: oneOf(PLACEHOLDERS, query.get('placeholder'), base.placeholder),
      folder: query.get('folder')?.slice(0, LONGEST_FOLDER) ?? base.folder,
    };
  },
};
