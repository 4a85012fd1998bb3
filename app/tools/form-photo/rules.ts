import { DPI, pixelsOn } from '#app/tools/resize/units.ts';
import type { FormPicture, FormUnit, NameRule, Span, Subject } from '#catalogue/forms/form.ts';
import { formOf } from '#catalogue/forms/index.ts';
import type { Size } from '#engine';
import { type FormSettings, type InkChoice, isGreyOf, OPENS, SIGNATURE } from './settings.ts';

/*
 * What a file must be, in pixels and bytes. A kilobyte has 1,000 or 1,024 bytes, and forms do not state which: an upper limit counts the
 * smaller one and a lower limit the larger one, so that both readings are met.
 */

export const KILOBYTE = { least: 1024, most: 1000 } as const;

/** A file smaller than this, in bytes per pixel, is blurred visibly, as a photo. */
const ROOM = 0.2;

export interface Range {
  least: number;
  most: number;
}

/** What is checked after a file is written. */
export interface Rules {
  /** Absent if any size will do. */
  width?: Range;
  height?: Range;
  dpi?: number;
  bytes: Partial<Range>;
  format: FormSettings['format'];
  fileName: NameRule;
  /** Whether it has no colours, in a format whose header states that: a PNG may have a palette of greys. */
  isGrey: boolean;
}

export const pixelsOf = (side: number, unit: FormUnit, dpi: number = DPI.usual): number =>
  Math.max(1, Math.round(pixelsOn(side, { unit, dpi })));

function rangeOf(span: Span): Range {
  const [least, most = Number.POSITIVE_INFINITY] = typeof span === 'number' ? [span, span] : span;
  return { least, most };
}

/** The size for a form that takes any, in pixels. */
const ANY: Readonly<Record<Subject, Size>> = {
  photo: { width: 413, height: 531 },
  print: { width: 413, height: 531 },
  postcard: { width: 1200, height: 1800 },
  signature: SIGNATURE,
  thumb: { width: 240, height: 240 },
  declaration: { width: 800, height: 400 },
};
/** Subjects that are handwritten. A declaration fills a sheet, whose lines and edges may belong to it. */
const INK: Readonly<Partial<Record<Subject, InkChoice>>> = { signature: 'black', declaration: 'photographed' };
/** A longer side than this times the least one gains nothing: few forms show it. */
const ABOVE_LEAST = 2;

const longestOf = ({ least, most }: Range): number => Math.min(most, least * ABOVE_LEAST);

/** Returns the settings of a form's picture: of sides from–to long ones, if its limit leaves room for them. */
export function settingsFor(form: string, picture: FormPicture, { fit }: Pick<FormSettings, 'fit'>): FormSettings {
  const { subject, unit = 'px', dpi, least, most, fileName: { longest } = {} } = picture;
  const [widths, heights] = [
    rangeOf(picture.width ?? ANY[subject].width),
    rangeOf(picture.height ?? ANY[subject].height),
  ];
  const [width, height] = [longestOf(widths), longestOf(heights)];
  const isRoom =
    most === undefined || most * KILOBYTE.most >= pixelsOf(width, unit, dpi) * pixelsOf(height, unit, dpi) * ROOM;
  const sides = isRoom ? { width, height } : { width: widths.least, height: heights.least };
  const isGrey = picture.colour === 'grey' || undefined;
  const limits = { dpi, least, most, longest };
  return { form, ...sides, unit, ...limits, format: 'jpeg', fit, isGrey, ink: INK[subject], name: subject };
}

/** Returns rules of the visitor's own for another subject: what is not typed becomes that subject's. */
export function ownFor(subject: 'photo' | 'signature', settings: FormSettings): FormSettings {
  const [from, to] = subject === 'signature' ? [OPENS, SIGNATURE] : [SIGNATURE, OPENS];
  const { width, height, most, name } = settings;
  return {
    ...settings,
    ...(width === from.width && height === from.height && { width: to.width, height: to.height }),
    most: most === from.most ? to.most : most,
    name: name === from.name ? to.name : name,
    ink: to.ink,
  };
}

/** Returns the settings of a signature of the same form, or of the visitor's own rules if it asks for none. */
export function signatureFor(settings: FormSettings): FormSettings {
  if (settings.ink) return settings;
  const { id, pictures = [] } = (settings.form ? formOf(settings.form)?.form : undefined) ?? {};
  const number = pictures.findIndex(({ subject }) => subject === 'signature');
  const picture = pictures[number];
  return picture
    ? settingsFor(`${id}.${number}`, picture, settings)
    : ownFor('signature', { ...settings, form: undefined });
}

/** @param picture the form's picture that the settings are of; undefined for own rules */
export function rulesOf(settings: FormSettings, picture: FormPicture | undefined): Rules {
  const { unit, dpi, least, most, format, longest } = settings;
  const { characters } = picture?.fileName ?? {};
  const inPixels = (span: Span): Range => {
    const range = rangeOf(span);
    return { least: pixelsOf(range.least, unit, dpi), most: pixelsOf(range.most, unit, dpi) };
  };
  const { width, height } = picture ?? settings;
  return {
    ...(width !== undefined && height !== undefined && { width: inPixels(width), height: inPixels(height) }),
    dpi: dpi ?? (unit === 'px' ? undefined : DPI.usual),
    bytes: {
      least: least && Math.ceil(least * KILOBYTE.least),
      most: most && Math.floor(most * KILOBYTE.most),
    },
    format,
    fileName: { ...(characters && { characters }), ...(longest && { longest: Math.floor(longest) }) },
    isGrey: format === 'jpeg' && (isGreyOf(settings) || picture?.colour === 'grey'),
  };
}

/** The size of the file, in pixels. */
export const sizeOf = ({ width, height, unit, dpi }: FormSettings): Size => ({
  width: pixelsOf(width, unit, dpi),
  height: pixelsOf(height, unit, dpi),
});

/** Whether no file can be within both limits. */
export const isContradiction = ({ bytes: { least = 0, most = least } }: Pick<Rules, 'bytes'>): boolean => least > most;
