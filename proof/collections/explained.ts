/** Reasons by the engine's error. */
const BY_ERROR: Readonly<Partial<Record<string, string>>> = {
  incomplete: 'The file is cut off: the engine names what is missing and reads the rest if it is asked to',
};

/** Why files differ from what Chromium shows, by the reason. A file is `owner/name/path`. */
const REASONS: readonly { reason: string; files: readonly (string | RegExp)[] }[] = [
  {
    reason: 'A checksum of pixels is wrong: libpng refuses them, Chromium does not compare it',
    files: [
      'image-rs/image-png/tests/bugfixes/x_interlaced_chck.png',
      'image-rs/image-png/tests/pngsuite/xcsn0g01.png',
    ],
  },
  {
    reason: 'The data of the picture are damaged: the engine refuses them, Chromium shows what precedes the damage',
    files: [
      /^image-rs\/jpeg-decoder\/fuzz-afl\/in\/id_.*\.jpg$/,
      /^image-rs\/jpeg-decoder\/tests\/crashtest\/images\/(?!.*5482a54657765056)/,
      /^drewnoakes\/metadata-extractor-images\/(gif|jpg|png)\/ImageTestSuite\//,
      /^ianare\/exif-samples\/jpg\/corrupted\.jpg$/,
      /^haraldk\/TwelveMonkeys\/.*\/broken-jpeg\/broken-bogus-segment-length\.jpg$/,
      /^libvips\/libvips\/.*\/invalid_multiframe\.gif$/,
      /\/bmpsuite\/(b|bad)\/shortfile\.bmp$/,
    ],
  },
  {
    reason:
      'The end is missing, and libpng reads no part of an interlaced PNG (docs/decisions/0063-files-without-their-end.md)',
    files: ['google/wuffs/test/data/hippopotamus.interlaced.truncated.png'],
  },
  {
    reason:
      'A frame of baseline is followed by progressive scans, of which the first is damaged: Chromium paints nothing',
    files: ['google/wuffs/test/3pdata/asset/182.0-original.jpg'],
  },
  {
    reason: 'Chromium shows grey PQ in JPEG XL as black',
    files: ['libgd/libgd/tests/jxl/pq_gradient.jxl'],
  },
  {
    reason: 'libvips reads no JPEG XL with more channels than alpha: the engine names it as unsupported',
    files: [/^libjxl\/conformance\/testcases\/(cmyk_layers|spot)\/input\.jxl$/],
  },
  {
    reason: 'HDR: Chromium tone-maps by another method (docs/colour.md)',
    files: [
      /^AOMediaCodec\/libavif\/tests\/data\/(colors|colors_text|seine)_hdr_\w+\.avif$/,
      /^AOMediaCodec\/libavif\/tests\/data\/(color_\w*grid_\w*gainmap\w*|unsupported_gainmap_\w+)\.avif$/,
      'AOMediaCodec/libavif/tests/data/io/cosmos1650_yuv444_10bpc_p3pq.avif',
    ],
  },
  {
    reason: 'libheif does not know the minimised form of HEIF (`mini`)',
    files: ['strukturag/libheif/tests/data/simple_osm_tile_meta.avif'],
  },
  {
    reason: 'Alpha lacks the rotation that the picture has: libheif stretches it, Chromium turns it, too',
    files: ['AOMediaCodec/libavif/tests/data/clop_irot_imor.avif'],
  },
  {
    reason:
      'Inks whose colours are outside sRGB: LittleCMS and Chromium clip them differently, and ImageMagick between them',
    files: ['lovell/sharp/test/fixtures/expected/icc-cmyk.jpg'],
  },
  {
    reason: 'Text is drawn by a page, not in Node, where the engine names the loss `undrawn`',
    files: [
      /^RazrFalcon\/resvg\/.*\/tests\/text\//,
      'haraldk/TwelveMonkeys/imageio/imageio-batik/src/test/resources/svg/batikLogo.svg',
    ],
  },
  {
    reason: 'Units of SVG 2 that resvg does not know',
    files: [/^RazrFalcon\/resvg\/.*\/shapes\/rect\/(q|vw-and-vh)-values\.svg$/],
  },
  {
    reason: 'A filter with a matrix whose sum is nearly 0: resvg and Chromium divide by different numbers',
    files: [/^RazrFalcon\/resvg\/.*\/feConvolveMatrix\/kernelMatrix-with-zero-sum-and-no-divisor\.svg$/],
  },
  {
    reason: 'A filter shows an element that has the same filter: resvg and Chromium place it differently',
    files: [/^RazrFalcon\/resvg\/.*\/feImage\/recursive-links-1\.svg$/],
  },
  {
    reason: 'The edge of a spot light with an exponent below 1 differs between renderers',
    files: [/^RazrFalcon\/resvg\/.*\/feSpotLight\/specularExponent=0\.5\.svg$/],
  },
  {
    reason: 'resvg draws a mask that is masked itself, and a gradient with `display: none`; Chromium uses neither',
    files: [
      /^RazrFalcon\/resvg\/.*\/mask\/mask-on-self-with-mask-type=alpha\.svg$/,
      /^RazrFalcon\/resvg\/.*\/display\/none-on-linearGradient\.svg$/,
    ],
  },
  {
    reason: 'A polygon with an invalid point: resvg draws those before it, Chromium none',
    files: [/^RazrFalcon\/resvg\/.*\/polygon\/stop-processing-on-invalid-data\.svg$/],
  },
  {
    reason: 'Chroma of 2 × 2 samples in a picture of 4 × 4: libheif repeats them, Chromium interpolates',
    files: ['AOMediaCodec/libavif/tests/data/extended_pixi.avif'],
  },
  {
    reason:
      'The chunks of an animated PNG are damaged: Chromium shows what precedes the damage, the engine the static image',
    files: [
      /^python-pillow\/Pillow\/Tests\/images\/apng\/(chunk_no_f[cd]\w+|sequence_\w+|syntax_num_frames_invalid)\.png$/,
    ],
  },
  {
    reason: 'Chromium does not turn a WebP by its EXIF',
    files: [/^python-pillow\/Pillow\/Tests\/images\/hopper_orientation_\d\.webp$/],
  },
  {
    reason: 'Chromium shows nothing of these AVIFs in 4:2:2',
    files: [/\/(fox|hato|plum-blossom-\w+)\.profile2\.\d+bpc\.yuv422(\.odd-(width|height)|\.alpha-\w+)*\.avif$/],
  },
  {
    reason: 'Alpha is 0 everywhere in a bitmap: the engine shows it opaque, as Windows does',
    files: [/^image-rs\/image\/tests\/images\/bmp\/images\/V3_A[14]_\w+\.bmp$/],
  },
  {
    reason: 'The masks of a bitmap overlap or have gaps',
    files: ['image-rs/image/tests/images/bmp/images/lenient/V5_A8_R8_G8_B8_Rgb_BadMask.bmp'],
  },
  {
    reason: 'Chromium ignores the clean aperture of an AVIF',
    files: [/^AOMediaCodec\/libavif\/.*\/blue-and-magenta-crop\.avif$/],
  },
  {
    reason: 'CMYK without a usable profile: Chromium inverts the inks, the engine converts them as printed',
    files: [
      'haraldk/TwelveMonkeys/imageio/imageio-jpeg/src/test/resources/jpeg/jfif-cmyk-invalid-icc-profile-srgb.jpg',
      'haraldk/TwelveMonkeys/imageio/imageio-metadata/src/test/resources/jpeg/9788245605525.jpg',
      'lovell/sharp/test/fixtures/Channel_digital_image_CMYK_color_no_profile.jpg',
      'image-rs/jpeg-decoder/tests/crashtest/images/imagetestsuite/5482a54657765056f1a94116a8dbffe7.jpg',
    ],
  },
  {
    reason: 'An AVIF sequence without a still picture, or with a damaged one: libheif reads stills',
    files: [/\/Chimera-AV1-10bit-480x270\.avif$/, 'AOMediaCodec/libavif/tests/data/poc_b_506387278.avif'],
  },
  {
    reason: 'The directory of an icon contradicts its bitmap',
    files: [
      'python-pillow/Pillow/Tests/images/hopper_unexpected.ico',
      'image-rs/image/tests/regression/ico/oom-0d0085eb7f66ea55d9119206235cd29e089b9140.ico',
    ],
  },
  {
    reason: 'An index outside the palette: black in Chromium, transparent in libpng',
    files: ['image-rs/image-png/tests/bugfixes/invalid_palette_index.png'],
  },
];

const fits = (name: string, file: string | RegExp) => (typeof file === 'string' ? file === name : file.test(name));

/**
 * Returns why the engine reads a file otherwise than Chromium; undefined if no reason is known.
 * @param differs what differs, or the engine's error
 */
export const reasonFor = (name: string, differs: string): string | undefined =>
  BY_ERROR[differs] ?? REASONS.find(({ files }) => files.some((file) => fits(name, file)))?.reason;
