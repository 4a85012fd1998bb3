/** Why files differ from what Chromium shows, by the reason. A file is `owner/name/path`. */
const REASONS: readonly { reason: string; files: readonly (string | RegExp)[] }[] = [
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
    files: [/\/(fox|hato)\.profile2\.\d+bpc\.yuv422(\.odd-(width|height))*\.avif$/],
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
    reason:
      'A drawing with a view box and no size opens at the size of its view box (docs/decisions/0010-svg-on-the-page.md)',
    files: [/^lovell\/sharp\/docs\/(public|src\/assets)\/sharp-logo(-mono)?\.svg$/],
  },
  {
    reason: 'An index outside the palette: black in Chromium, transparent in libpng',
    files: ['image-rs/image-png/tests/bugfixes/invalid_palette_index.png'],
  },
];

const fits = (name: string, file: string | RegExp) => (typeof file === 'string' ? file === name : file.test(name));

/** Returns why the engine reads a file otherwise than Chromium; undefined if no reason is known. */
export const reasonFor = (name: string): string | undefined =>
  REASONS.find(({ files }) => files.some((file) => fits(name, file)))?.reason;
