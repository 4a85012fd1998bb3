/* What the numbers of EXIF's fields mean, in the standard's terms (CIPA DC-008-2023, section 4.6; TIFF 6.0). */

type Terms = Readonly<Record<number, string>>;

const RESOLUTION_UNITS: Terms = { 1: 'none', 2: 'inches', 3: 'centimetres' };

export const TERMS: Readonly<Record<string, Terms>> = {
  Orientation: {
    1: 'normal',
    2: 'mirrored horizontally',
    3: 'rotated by 180°',
    4: 'mirrored vertically',
    5: 'mirrored horizontally and rotated by 270° clockwise',
    6: 'rotated by 90° clockwise',
    7: 'mirrored horizontally and rotated by 90° clockwise',
    8: 'rotated by 270° clockwise',
  },
  ResolutionUnit: RESOLUTION_UNITS,
  FocalPlaneResolutionUnit: RESOLUTION_UNITS,
  YCbCrPositioning: { 1: 'centred', 2: 'co-sited' },
  Compression: { 1: 'uncompressed', 5: 'LZW', 6: 'JPEG (old-style)', 7: 'JPEG', 8: 'Deflate', 32773: 'PackBits' },
  PhotometricInterpretation: { 0: 'WhiteIsZero', 1: 'BlackIsZero', 2: 'RGB', 3: 'palette', 5: 'CMYK', 6: 'YCbCr' },
  PlanarConfiguration: { 1: 'chunky', 2: 'planar' },
  ColorSpace: { 1: 'sRGB', 2: 'Adobe RGB', 65535: 'uncalibrated' },
  ExposureProgram: {
    1: 'manual',
    2: 'normal program',
    3: 'aperture priority',
    4: 'shutter priority',
    5: 'creative program',
    6: 'action program',
    7: 'portrait mode',
    8: 'landscape mode',
  },
  MeteringMode: {
    0: 'unknown',
    1: 'average',
    2: 'centre-weighted average',
    3: 'spot',
    4: 'multi-spot',
    5: 'pattern',
    6: 'partial',
    255: 'other',
  },
  LightSource: {
    0: 'unknown',
    1: 'daylight',
    2: 'fluorescent',
    3: 'tungsten',
    4: 'flash',
    9: 'fine weather',
    10: 'cloudy weather',
    11: 'shade',
    12: 'daylight fluorescent',
    13: 'day white fluorescent',
    14: 'cool white fluorescent',
    15: 'white fluorescent',
    17: 'standard light A',
    18: 'standard light B',
    19: 'standard light C',
    20: 'D55',
    21: 'D65',
    22: 'D75',
    23: 'D50',
    24: 'ISO studio tungsten',
    255: 'other',
  },
  SensingMethod: {
    1: 'not defined',
    2: 'one-chip colour area sensor',
    3: 'two-chip colour area sensor',
    4: 'three-chip colour area sensor',
    5: 'colour sequential area sensor',
    7: 'trilinear sensor',
    8: 'colour sequential linear sensor',
  },
  FileSource: { 1: 'film scanner', 2: 'reflection print scanner', 3: 'digital camera' },
  SceneType: { 1: 'directly photographed' },
  CustomRendered: { 0: 'normal process', 1: 'custom process' },
  ExposureMode: { 0: 'auto exposure', 1: 'manual exposure', 2: 'auto bracket' },
  WhiteBalance: { 0: 'auto', 1: 'manual' },
  SceneCaptureType: { 0: 'standard', 1: 'landscape', 2: 'portrait', 3: 'night scene' },
  GainControl: { 0: 'none', 1: 'low gain up', 2: 'high gain up', 3: 'low gain down', 4: 'high gain down' },
  Contrast: { 0: 'normal', 1: 'soft', 2: 'hard' },
  Saturation: { 0: 'normal', 1: 'low', 2: 'high' },
  Sharpness: { 0: 'normal', 1: 'soft', 2: 'hard' },
  SubjectDistanceRange: { 0: 'unknown', 1: 'macro', 2: 'close view', 3: 'distant view' },
  SensitivityType: { 0: 'unknown', 1: 'standard output sensitivity', 2: 'recommended exposure index', 3: 'ISO speed' },
  CompositeImage: { 0: 'unknown', 1: 'not composite', 2: 'composite', 3: 'composite, captured while shooting' },
  GPSAltitudeRef: { 0: 'above sea level', 1: 'below sea level' },
  GPSDifferential: { 0: 'without correction', 1: 'corrected' },
};

/** Bits of `Flash` (section 4.6.6.3.21). */
export function flashTerms(value: number): string {
  const fired = value & 1 ? 'fired' : 'did not fire';
  const returned = { 2: 'return light not detected', 3: 'return light detected' }[(value >> 1) & 3];
  const mode = { 1: 'on', 2: 'off', 3: 'auto mode' }[(value >> 3) & 3];
  const parts = [fired, returned, mode, value & 0x20 && 'no flash function', value & 0x40 && 'red-eye reduction'];
  return parts.filter(Boolean).join(', ');
}
