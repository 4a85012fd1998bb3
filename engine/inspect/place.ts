import type { Place, Tag } from './inspection.ts';

/* A position from EXIF's GPS fields, or from XMP's. */

/** Positioning with a phone is not more exact than this, whatever digits a file has. */
const LEAST_METRES = 5;
/** A second of latitude. */
const METRES_PER_SECOND = 30.9;
const SECONDS = { degrees: 3600, minutes: 60, seconds: 1 } as const;

const exifTag = (tags: readonly Tag[], name: string) =>
  tags.find((tag) => tag.source === 'exif' && tag.directory === 'GPS' && tag.name === name);

interface Angle {
  degrees: number;
  /** The step of its last digit, in metres. */
  step: number;
}

/** An angle from three rationals. */
function angleOf(raw: string): Angle | undefined {
  const pairs = raw.split(' ').map((pair) => pair.split('/').map(Number));
  const factors = [SECONDS.degrees, SECONDS.minutes, SECONDS.seconds];
  let [total, step] = [0, Number.POSITIVE_INFINITY];
  for (const [i, [numerator = Number.NaN, denominator = 1]] of pairs.entries()) {
    const factor = factors[i];
    if (factor === undefined || (denominator === 0 && numerator === 0)) continue;
    if (denominator === 0) return undefined;
    total += (numerator / denominator) * factor;
    if (numerator !== 0 || i === 0) step = Math.min(step, factor / denominator);
  }
  return Number.isFinite(total) ? { degrees: total / SECONDS.degrees, step: step * METRES_PER_SECOND } : undefined;
}

/** An angle as XMP has it: degrees and minutes with a letter, such as `48,8.123N`. */
function angleOfText(text: string): Angle | undefined {
  const [, degrees, minutes = '0', rest = '0', letter = ''] =
    /^(-?\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?(?:,(\d+(?:\.\d+)?))?([NSEW]?)$/i.exec(text.trim()) ?? [];
  if (degrees === undefined) return undefined;
  const sign = /[SW]/i.test(letter) ? -1 : 1;
  const digits = (minutes.split('.')[1] ?? '').length;
  const size = Number(degrees) + Number(minutes) / 60 + Number(rest) / 3600;
  return { degrees: sign * size, step: 60 * 10 ** -digits * METRES_PER_SECOND };
}

const isOnEarth = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

const oneDigit = (metres: number) => Number(metres.toPrecision(1));

function ofExif(tags: readonly Tag[]): Place | undefined {
  const angle = (name: string, negative: string) => {
    const tag = exifTag(tags, name);
    const read = tag && angleOf(tag.raw);
    const sign = exifTag(tags, `${name}Ref`)?.raw.toUpperCase().startsWith(negative) ? -1 : 1;
    return read && { ...read, degrees: sign * read.degrees };
  };
  const [latitude, longitude] = [angle('GPSLatitude', 'S'), angle('GPSLongitude', 'W')];
  if (!latitude || !longitude || !isOnEarth(latitude.degrees, longitude.degrees)) return undefined;
  const number = (name: string) => {
    const [numerator = Number.NaN, denominator = 1] = exifTag(tags, name)?.raw.split('/').map(Number) ?? [];
    return Number.isFinite(numerator / denominator) ? numerator / denominator : undefined;
  };
  const [altitude, direction] = [number('GPSAltitude'), number('GPSImgDirection')];
  const isBelow = exifTag(tags, 'GPSAltitudeRef')?.raw === '1';
  const stated = number('GPSHPositioningError');
  const precision = Math.max(LEAST_METRES, stated ?? Math.max(latitude.step, longitude.step));
  return {
    latitude: latitude.degrees,
    longitude: longitude.degrees,
    ...(altitude !== undefined && { altitude: isBelow ? -altitude : altitude }),
    ...(direction !== undefined && direction >= 0 && direction <= 360 && { direction }),
    precision: oneDigit(precision),
  };
}

function ofXmp(tags: readonly Tag[]): Place | undefined {
  const angle = (name: string) => {
    const tag = tags.find(({ source, id }) => source === 'xmp' && id === `exif:${name}`);
    return tag && angleOfText(tag.raw);
  };
  const [latitude, longitude] = [angle('GPSLatitude'), angle('GPSLongitude')];
  if (!latitude || !longitude || !isOnEarth(latitude.degrees, longitude.degrees)) return undefined;
  const precision = oneDigit(Math.max(LEAST_METRES, latitude.step, longitude.step));
  return { latitude: latitude.degrees, longitude: longitude.degrees, precision };
}

/** Returns the position in a file's tags; undefined if there is none, or it is not on earth. */
export const placeOf = (tags: readonly Tag[]): Place | undefined => ofExif(tags) ?? ofXmp(tags);
