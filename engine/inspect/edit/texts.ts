import { TAG } from '../../metadata/exif.ts';
import { DATASET } from '../../metadata/iptc.ts';
import { DC } from '../../metadata/xmp.ts';
import type { NewProperty, PropertyKind } from '../../metadata/xmp-packet.ts';
import type { Changes } from './changes.ts';

/** A text in every standard that has a place for it (MWG, Guidelines for Handling Image Metadata 2.0, section 5). */
interface TextPlaces {
  /** ASCII, in which writers of today put UTF-8; absent if EXIF has none. */
  exif?: number;
  /** Windows's own field in UTF-16, which it prefers. */
  xp?: number;
  namespace: string;
  xmp: NewProperty['name'];
  kind: PropertyKind;
  iptc: string;
}

type TextName = 'author' | 'copyright' | 'caption' | 'keywords';

const TEXTS: Readonly<Record<TextName, TextPlaces>> = {
  author: {
    exif: TAG.artist,
    xp: TAG.xpAuthor,
    namespace: DC,
    xmp: 'dc:creator',
    kind: 'Seq',
    iptc: DATASET.byline,
  },
  copyright: { exif: TAG.copyright, namespace: DC, xmp: 'dc:rights', kind: 'Alt', iptc: DATASET.copyright },
  caption: { exif: TAG.imageDescription, namespace: DC, xmp: 'dc:description', kind: 'Alt', iptc: DATASET.caption },
  keywords: { xp: TAG.xpKeywords, namespace: DC, xmp: 'dc:subject', kind: 'Bag', iptc: DATASET.keywords },
};

/** A text that is written, with its places. */
interface NewText extends TextPlaces {
  values: readonly string[];
}

/** The texts of changes. */
export function textsIn(changes: Changes): NewText[] {
  return (Object.keys(TEXTS) as TextName[]).flatMap((name) => {
    const value = changes[name];
    if (value === undefined) return [];
    return [{ ...TEXTS[name], values: typeof value === 'string' ? [value] : value }];
  });
}
