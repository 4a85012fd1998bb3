import type { Loaded } from '#app/engine/load-engine.ts';
import type { Probe, Recipe, WritableId } from '#engine';
import { KINDS, type Kind, type ResponsiveSettings } from './settings.ts';
import { proposedWidths, widthsWithin } from './widths.ts';

/** A file of the set. */
export interface SetFile {
  name: string;
  format: WritableId;
  width: number;
  recipe: Recipe;
}

interface Picture {
  /** The name of the original. */
  name: string;
  probe: Probe;
  /** The formats that this browser can write. */
  writes: readonly WritableId[];
}

/** The format of a kind: PNG keeps transparency in browsers that know neither AVIF nor WebP. */
export function formatOfKind(kind: Kind, { alpha }: Pick<Probe, 'alpha'>): WritableId {
  if (kind !== 'fallback') return kind;
  return alpha ? 'png' : 'jpeg';
}

/** The kinds that this browser can write for a picture. */
export function kindsFor({ probe, writes }: Pick<Picture, 'probe' | 'writes'>): Kind[] {
  return KINDS.filter((kind) => writes.includes(formatOfKind(kind, probe)));
}

export function widthsFor(settings: Pick<ResponsiveSettings, 'widths' | 'shown'>, own: number): number[] {
  return widthsWithin(settings.widths ?? proposedWidths(own, settings.shown), own);
}

/** A name that needs no escape in an address or in `srcset`: `Été à Paris.JPG` becomes `ete-a-paris`. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const plain = (dot > 0 ? name.slice(0, dot) : name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'image';
}

/** The files, by format and then by width. */
export function filesOf(
  picture: Picture,
  settings: ResponsiveSettings,
  { formatOf }: Pick<Loaded['api'], 'formatOf'>,
): SetFile[] {
  const { name, probe } = picture;
  const widths = widthsFor(settings, probe.width);
  const offered = kindsFor(picture);
  return settings.kinds
    .filter((kind) => offered.includes(kind))
    .flatMap((kind) => {
      const format = formatOfKind(kind, probe);
      return widths.map((width) => ({
        name: `${stemOf(name)}-${width}.${formatOf(format).extensions[0]}`,
        format,
        width,
        recipe: {
          edits: [{ do: 'resize' as const, width, enlarge: false }],
          output: { ...settings.output, format },
        },
      }));
    });
}

/** The side of the pixels behind a blurred placeholder, and behind a ThumbHash, which describes no more. */
const BLURRED_SIDE = 24;
const HASHED_SIDE = 48;
const BLURRED_FORMATS = ['webp', 'jpeg'] as const;
const BLURRED_QUALITY = 40;

/** The recipes of both placeholders, which cost little next to the set: the blurred one and the pixels of the hash. */
export function placeholderRecipes(writes: readonly WritableId[]): [Recipe, Recipe] {
  const within = (longestEdge: number) => [{ do: 'resize' as const, longestEdge, enlarge: false }];
  const format = BLURRED_FORMATS.find((id) => writes.includes(id)) ?? 'jpeg';
  return [
    {
      edits: within(BLURRED_SIDE),
      output: { format, aim: 'encode', quality: BLURRED_QUALITY, metadata: 'strip' },
    },
    // An icon of this size holds plain pixels, so that no canvas has to decode them: some browsers add noise to its pixels.
    { edits: within(HASHED_SIDE), output: { format: 'ico', aim: 'encode' } },
  ];
}
