import type { Colours } from '../../colour/colours.ts';
import { profileOf } from '../../colour/make-profile.ts';
import { toneMapper } from '../../colour/tone-map.ts';
import { fromFloat, toSrgb } from './colour.ts';
import type { Handles } from './handles.ts';
import { throwIfStopped, watchProgress } from './progress.ts';
import { colourOf, hasField, ICC_FIELD } from './read-probe.ts';
import type { Libvips, VipsImage } from './start.ts';

/* Colours that a file states in other ways than by a profile, which libvips ignores. */

/** Returns an image with the profile of these colours, which libvips then converts or keeps. */
function withProfileOf(image: VipsImage, colours: Colours, handles: Handles): VipsImage {
  if (colours.profile && hasField(image, ICC_FIELD)) return image;
  const profile = profileOf(colours, colourOf(image) === 'grey');
  if (!profile && !hasField(image, ICC_FIELD)) return image;
  const copy = handles.add(image.copy());
  if (profile) copy.setBlob(ICC_FIELD, profile);
  else copy.remove(ICC_FIELD);
  return copy;
}

/** Converts grey, even where the profile is kept: WebKit ignores profiles of grey. */
function inSrgbGrey(image: VipsImage, handles: Handles): VipsImage {
  const grey = handles.add(toSrgb(image, handles).copy());
  grey.remove(ICC_FIELD);
  return grey;
}

type SampleFormat = Parameters<Libvips['Image']['newFromMemory']>[4];

/** The samples that are tone-mapped between two looks at whether the job was cancelled. */
const AT_ONCE = 4e6;

/** Returns a decoded image in these colours: with their profile, or tone-mapped to sRGB. */
export function inColours(vips: Libvips, image: VipsImage, colours: Colours, handles: Handles): VipsImage {
  const marked = withProfileOf(image, colours, handles);
  if (colours.space && colourOf(marked) === 'grey') return inSrgbGrey(marked, handles);
  if (!colours.hdr) return marked;
  const whole = fromFloat(marked, handles);
  const { width, height, bands, format } = whole;
  // A copy, since a cancelled image stays so.
  const watched = handles.add(whole.copy());
  watchProgress(watched);
  const { buffer, byteOffset, byteLength } = watched.writeToMemory() as Uint8Array<ArrayBuffer>;
  const samples =
    format === 'uchar'
      ? new Uint8Array(buffer, byteOffset, byteLength)
      : new Uint16Array(buffer, byteOffset, byteLength / 2);
  const map = toneMapper(colours.hdr);
  const step = AT_ONCE - (AT_ONCE % bands);
  for (let at = 0; at < samples.length; at += step) {
    throwIfStopped();
    map(samples.subarray(at, at + step), bands);
  }
  const mapped = handles.add(
    vips.Image.newFromMemory(samples, width, height, bands, format as unknown as SampleFormat),
  );
  // An insert keeps the metadata of the image below.
  return handles.add(whole.insert(mapped, 0, 0));
}
