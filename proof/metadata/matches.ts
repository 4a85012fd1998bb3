import type { Inspection } from '../../engine/inspect/inspection.ts';
import type { ExifToolTag } from './exiftool.ts';

/* Whether the engine finds a tag that ExifTool finds. */

/** Groups of EXIF's directories as the engine names them. */
const DIRECTORY: readonly [RegExp, RegExp][] = [
  [/^IFD0$/, /^IFD0$/],
  [/^ExifIFD\d*$/, /^ExifIFD$/],
  [/^GPS\d*$/, /^GPS$/],
  [/^InteropIFD\d*$/, /^InteropIFD$/],
  [/^(?:IFD[1-9]\d*|SubIFD\d*)$/, /^(?:IFD0|IFD1|SubIFD)$/],
];
/** The header and the palette, which describe the picture. */
const OF_PICTURE =
  /^(?:ImageWidth|ImageHeight|BitDepth\w*|ProfileName|ColorType|Compression|Filter|Interlace|Palette|Transparency|SignificantBits|BackgroundColor|PaletteHistogram|Animation\w*|VP8Version|HorizontalScale|VerticalScale|WebP_Flags|AlphaIsUsed|GIFVersion|HasColorMap|ColorResolutionDepth|BitsPerPixel|FrameCount|Duration|MajorBrand|MinorVersion|CompatibleBrands|HandlerType|PrimaryItemReference|ImageSpatialExtent|ImagePixelDepth|HEVC\w+|AV1\w+|MediaData\w+|MetaImageSize|Rotation|Xmlns|Version|Title|Desc|Width|Height|ViewBox|PixelAspectRatio|ColorProfiles|MatrixCoefficients|TransferCharacteristics|ColorPrimaries|Chroma\w+|Gen\w*Profile\w*|General\w+|ConstraintIndicatorFlags|MinSpatialSegmentationIDC|ParallelismType|AverageFrameRate|ConstantFrameRate|NumTemporalLayers|TemporalIDNested|Alpha\w+|TransparentColor|HandlerDescription|SVGVersion|BaseProfile|PreserveAspectRatio|HasExtendedXMP|VideoFullRangeFlag)$/i;

const sources = ({ tags }: Inspection, source: string) => tags.filter((tag) => tag.source === source);

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Binary data that ExifTool extracts under names of its own. */
const isData = ({ value }: ExifToolTag) => value.startsWith('(Binary data');

/** `needless`: about the picture itself. */
export type Match = 'found' | 'missed' | 'needless';

const yes = (isFound: boolean): Match => (isFound ? 'found' : 'missed');

export function matchOf(tag: ExifToolTag, inspection: Inspection): Match {
  const { group, name, id } = tag;
  const { tags, hidden, unknown, credentials } = inspection;
  const directory = DIRECTORY.find(([theirs]) => theirs.test(group))?.[1];
  if (directory) {
    const hex = `0x${Number(id).toString(16).padStart(4, '0')}`;
    const isThere = tags.some((own) => own.source === 'exif' && directory.test(own.directory) && own.id === hex);
    // Blocks of other standards, pictures and pointers are no tags.
    const isBlock = isData(tag) && (hidden.length > 0 || tags.some(({ source }) => source !== 'exif'));
    return yes(isThere || isBlock || /^(?:IFD|InteropIFD|ExifOffset|GPSInfo|SubIFD)/.test(name));
  }
  if (name === 'About' || name === 'HasExtendedXMP') return 'needless';
  if (group.startsWith('XMP')) {
    const isOwn = (own: { name: string; id: string }) =>
      [name, id].some((wanted) => bare(own.name).endsWith(bare(wanted)) || bare(own.id).endsWith(bare(wanted)));
    return yes(tags.some(isOwn) || (isData(tag) && hidden.length > 0) || unknown.some(({ name }) => name === 'XMP'));
  }
  if (/^IPTC/.test(group)) return yes(sources(inspection, 'iptc').some((own) => own.id.split(':')[1] === id));
  if (/^ICC/.test(group)) return yes(sources(inspection, 'icc').length > 0);
  if (/^Photoshop/.test(group)) {
    return yes(sources(inspection, 'photoshop').length > 0 || (isData(tag) && hidden.length > 0));
  }
  if (group === 'GeoTiff') return yes(tags.some((own) => own.name === 'GeoKeyDirectoryTag'));
  if (/^(?:JUMBF|CBOR|C2PA)/.test(group)) return yes(credentials !== undefined);
  if (/^MPF?\d*$|^MPImage/.test(group)) return yes(tags.some((own) => own.directory === 'MPF') || hidden.length > 0);
  const text = tags.some(
    (own) => own.source !== 'exif' && [name, id].some((wanted) => bare(own.name) === bare(wanted)),
  );
  if (text) return 'found';
  if (OF_PICTURE.test(name)) return 'needless';
  if (
    /^(?:JFIF|JFXX|Adobe|PNG|GIF|RIFF|File|APP\d+|Ducky|PictureInfo|SVG|HTML|PDF|Jpeg2000|QuickTime|Track\d|Keys|ItemList|UserData|Samsung|Google|FLIR|GoPro|Meta|Kodak)/.test(
      group,
    )
  ) {
    return yes(
      tags.some((own) => own.source === 'container' || own.source === 'text') ||
        unknown.length > 0 ||
        hidden.length > 0,
    );
  }
  // Everything else is the notes of a camera's maker, or a program's part.
  return yes(tags.some(({ source }) => source === 'maker-note') || unknown.length > 0);
}
