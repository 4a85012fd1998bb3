import type { Inspection, Tag } from './inspection.ts';

/** What a file reveals about people, the most telling first. */
export type Reveals =
  | { code: 'place'; metres: number }
  | { code: 'placeName' | 'person' | 'time' | 'camera'; text: string }
  | { code: 'serial' | 'video' | 'hidden' | 'generator' };

const SERIAL = /Serial/;
/** Names of people, in the order of how often they are one. */
const PEOPLE =
  /^(?:Artist|creator|By-line|Author|XPAuthor|CameraOwnerName|OwnerName|Photographer|Copyright|rights|CopyrightNotice)$/;
const PLACES = /^(?:City|Sub-location|Location|Country|LocationShownCity|LocationCreatedCity)$/;
const TIMES = ['DateTimeOriginal', 'DateTimeDigitized', 'DateCreated', 'CreateDate', 'DateTime'] as const;
/** Texts of image generators' programs, in PNG and as comments. */
const GENERATOR = /^(?:parameters|prompt|workflow|sd-metadata|invokeai_metadata|Dream)$/i;
const ZEROS = /^[\s0:.\-/]*$/;

const textOf = (tags: readonly Tag[], wanted: (tag: Tag) => boolean) =>
  tags.find((tag) => wanted(tag) && tag.value !== '' && !ZEROS.test(tag.value))?.value;

/** The name of a camera, whose model often begins with its maker. */
function cameraOf(tags: readonly Tag[]): string | undefined {
  const named = (name: string) =>
    textOf(tags, (tag) => tag.source === 'exif' && tag.directory === 'IFD0' && tag.name === name);
  const [make, model] = [named('Make'), named('Model')];
  if (!model) return make;
  const [first = ''] = (make ?? '').split(' ');
  return model.toLowerCase().startsWith(first.toLowerCase()) ? model : `${first} ${model}`;
}

/** Returns what a file reveals. */
export function revealedBy({ tags, place, hidden }: Inspection): Reveals[] {
  const own = tags.filter(({ source }) => source !== 'icc');
  const time = TIMES.map((name) => textOf(own, (tag) => tag.name === name)).find((value) => value !== undefined);
  const texts = {
    placeName: textOf(own, ({ name }) => PLACES.test(name)),
    person: textOf(own, ({ name }) => PEOPLE.test(name)),
    time,
    camera: cameraOf(own),
  };
  const text = (code: keyof typeof texts): Reveals[] => (texts[code] ? [{ code, text: texts[code] }] : []);
  const isThere = (code: 'serial' | 'video' | 'hidden' | 'generator', is: boolean): Reveals[] => (is ? [{ code }] : []);
  const isSmaller = hidden.some(({ kind, isNeeded }) => !isNeeded && (kind === 'thumbnail' || kind === 'preview'));
  return [
    ...(place ? [{ code: 'place' as const, metres: place.precision }] : []),
    ...text('placeName'),
    ...text('person'),
    ...isThere('serial', textOf(own, ({ name }) => SERIAL.test(name)) !== undefined),
    ...isThere(
      'video',
      hidden.some(({ kind }) => kind === 'video'),
    ),
    ...isThere(
      'generator',
      own.some(({ name }) => GENERATOR.test(name)),
    ),
    ...text('time'),
    ...text('camera'),
    ...isThere('hidden', isSmaller),
  ];
}
