/*
 * The structure of cameras' notes, and names of the fields that are about persons, times, places, serial numbers and previews. The numbers
 * are those of ExifTool's documentation.
 */

export interface MakerField {
  name: string;
  /** A directory in or behind this field. */
  sub?: Names;
}
type Names = Readonly<Record<number, MakerField>>;

/** How a maker's notes begin. */
export interface Maker {
  name: string;
  /** The first bytes; absent if there are none, so that `makes` decides. */
  header?: string;
  makes?: RegExp;
  /** The offset of the directory in the notes. */
  skip?: number;
  /** The offset of the directory's offset. */
  pointer?: number;
  /** The offset of a TIFF header. */
  tiff?: number;
  /** Offsets count from the start of the notes, not of EXIF. */
  isOwnBase?: true;
  /** Offsets count from here in the notes. */
  base?: number;
  little?: boolean;
  names: Names;
}

const named = (names: Readonly<Record<number, string>>): Names =>
  Object.fromEntries(Object.entries(names).map(([tag, name]) => [tag, { name }]));

export const NO_NAMES: Names = {};

const PREVIEW: Names = named({ 513: 'PreviewImageStart', 514: 'PreviewImageLength' });

const CANON = named({
  6: 'CanonImageType',
  7: 'CanonFirmwareVersion',
  9: 'OwnerName',
  12: 'SerialNumber',
  16: 'CanonModelID',
  40: 'ImageUniqueID',
  53: 'TimeInfo',
  129: 'RawDataOffset',
  149: 'LensModel',
  150: 'InternalSerialNumber',
});
const NIKON: Names = {
  ...named({
    5: 'WhiteBalance',
    16: 'DataDump',
    29: 'SerialNumber',
    36: 'WorldTime',
    57: 'LocationInfo',
    131: 'LensType',
    132: 'Lens',
    160: 'SerialNumber',
    165: 'ImageCount',
    167: 'ShutterCount',
  }),
  17: { name: 'PreviewIFD', sub: PREVIEW },
};
const OLYMPUS: Names = {
  ...named({
    256: 'ThumbnailImage',
    257: 'BodyFirmwareVersion',
    519: 'CameraType2',
    521: 'CameraID',
    1028: 'SerialNumber',
    129: 'PreviewImage',
    136: 'PreviewImageStart',
    137: 'PreviewImageLength',
  }),
  8208: {
    name: 'Equipment',
    sub: named({
      256: 'CameraType2',
      257: 'SerialNumber',
      258: 'InternalSerialNumber',
      514: 'LensSerialNumber',
      515: 'LensModel',
    }),
  },
  8224: { name: 'CameraSettings', sub: named({ 257: 'PreviewImageStart', 258: 'PreviewImageLength' }) },
};
const PANASONIC = named({
  2: 'FirmwareVersion',
  37: 'InternalSerialNumber',
  51: 'BabyAge',
  81: 'LensType',
  82: 'LensSerialNumber',
  101: 'Title',
  102: 'BabyName',
  103: 'Location',
  105: 'Country',
  107: 'State',
  109: 'City',
  111: 'Landmark',
  32784: 'BabyAge',
});
const PENTAX = named({
  3: 'PreviewImageLength',
  4: 'PreviewImageStart',
  6: 'Date',
  7: 'Time',
  35: 'HometownCity',
  36: 'DestinationCity',
  533: 'CameraInfo',
  553: 'SerialNumber',
  560: 'FirmwareVersion',
});
const SONY = named({ 8193: 'PreviewImage', 8218: 'PreviewImageSize', 45089: 'CreativeStyle', 45099: 'FullImageSize' });
const APPLE = named({
  8: 'AccelerationVector',
  11: 'BurstUUID',
  17: 'ContentIdentifier',
  20: 'ImageCaptureType',
  21: 'ImageUniqueID',
  32: 'ImageCaptureRequestID',
  43: 'PhotoIdentifier',
});
const FUJI = named({ 16: 'InternalSerialNumber', 4100: 'FujiFlashMode' });
const CASIO = named({ 4: 'PreviewImageStart', 3: 'PreviewImageLength', 8192: 'PreviewImage', 20: 'ISO' });
const RICOH = named({ 2: 'FirmwareVersion', 5: 'SerialNumber' });
const SAMSUNG: Names = {
  ...named({ 40962: 'SerialNumber', 40963: 'LensType' }),
  53: { name: 'PreviewIFD', sub: PREVIEW },
};

export const MAKERS: readonly Maker[] = [
  { name: 'Apple', header: 'Apple iOS\0', skip: 14, isOwnBase: true, little: false, names: APPLE },
  { name: 'Nikon', header: 'Nikon\0\x02', tiff: 10, names: NIKON },
  { name: 'Nikon', header: 'Nikon\0\x01', skip: 8, names: NIKON },
  { name: 'Olympus', header: 'OLYMPUS\0', skip: 12, isOwnBase: true, names: OLYMPUS },
  { name: 'OM System', header: 'OM SYSTEM\0', skip: 16, isOwnBase: true, names: OLYMPUS },
  { name: 'Olympus', header: 'OLYMP\0', skip: 8, names: OLYMPUS },
  { name: 'Epson', header: 'EPSON\0', skip: 8, names: OLYMPUS },
  { name: 'Panasonic', header: 'Panasonic\0', skip: 12, names: PANASONIC },
  { name: 'Leica', header: 'LEICA\0', skip: 8, names: PANASONIC },
  { name: 'Sony', header: 'SONY DSC \0', skip: 12, names: SONY },
  { name: 'Sony', header: 'SONY CAM \0', skip: 12, names: SONY },
  { name: 'Sony Ericsson', header: 'SEMC MS\0', skip: 20, base: 12, names: PREVIEW },
  { name: 'Sony', header: 'SONY MOBILE', skip: 12, names: SONY },
  { name: 'Pentax', header: 'PENTAX \0', skip: 10, isOwnBase: true, names: PENTAX },
  { name: 'Pentax', header: 'AOC\0', skip: 6, names: PENTAX },
  { name: 'Fujifilm', header: 'FUJIFILM', pointer: 8, isOwnBase: true, little: true, names: FUJI },
  { name: 'Fujifilm', header: 'GENERALE', pointer: 8, isOwnBase: true, little: true, names: FUJI },
  { name: 'Casio', header: 'QVC\0', skip: 6, names: CASIO },
  { name: 'Casio', header: 'DCI\0', skip: 6, names: CASIO },
  { name: 'Ricoh', header: 'Ricoh\0', skip: 8, names: RICOH },
  { name: 'Ricoh', header: 'RICOH\0', skip: 8, names: RICOH },
  { name: 'Sigma', header: 'SIGMA\0', skip: 10, names: named({ 2: 'SerialNumber', 24: 'Software' }) },
  { name: 'Sigma', header: 'FOVEON\0', skip: 10, names: named({ 2: 'SerialNumber', 24: 'Software' }) },
  { name: 'Sanyo', header: 'SANYO\0', skip: 8, names: NO_NAMES },
  {
    name: 'Motorola',
    header: 'MOT\0',
    skip: 8,
    names: named({ 21760: 'BuildNumber', 21761: 'SerialNumber', 25984: 'ManufactureDate' }),
  },
  { name: 'GE', header: 'GE\0\0', skip: 18, isOwnBase: true, names: NO_NAMES },
  { name: 'JVC', header: 'JVC ', skip: 4, names: NO_NAMES },
  { name: 'Kyocera', header: 'KYOCERA', skip: 22, isOwnBase: true, names: NO_NAMES },
  { name: 'Samsung', makes: /^samsung/i, isOwnBase: true, names: SAMSUNG },
  { name: 'Canon', makes: /^canon/i, names: CANON },
  { name: 'Sony', makes: /^sony/i, names: SONY },
  { name: 'Panasonic', makes: /^panasonic/i, names: PANASONIC },
  { name: 'Nikon', makes: /^nikon/i, names: NIKON },
  { name: 'Casio', makes: /^casio/i, names: CASIO },
  { name: 'Minolta', makes: /minolta/i, names: OLYMPUS },
  { name: 'Pentax', makes: /pentax|asahi/i, names: PENTAX },
];
