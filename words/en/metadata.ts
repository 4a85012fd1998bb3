import { counted, formatCount, pluralOf } from '#words/language.ts';

/** Rounded to one digit by the engine. */
const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} metres`;

/** Texts of the page that shows and removes metadata. */
export const metadataWords = {
  step: 'Check and clean',
  reading: 'Reading what the file reveals…',
  nothing: 'This file reveals nothing besides its picture.',
  little: 'This file holds only data that identifies nobody.',
  reveals: (parts: readonly string[]) => `This file reveals: ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `where the photo was taken, to about ${distance(metres)}`,
    placeName: (name: string) => `a place: ${name}`,
    serial: 'the serial number of the camera or lens',
    person: (name: string) => `a name: ${name}`,
    time: (date: string) => `when it was taken: ${date}`,
    camera: (name: string) => `the camera: ${name}`,
    video: 'a hidden video',
    hidden: 'a hidden smaller picture, which may show what was cut off',
    generator: 'the prompt or settings of an image generator',
  },
  groups: {
    place: 'Place',
    time: 'Time',
    camera: 'Camera and lens',
    person: 'People and rights',
    software: 'Software and history',
    text: 'Texts',
    colour: 'Colour',
    picture: 'Storage',
    other: 'Other',
  },
  coordinates: 'Coordinates',
  altitude: 'Altitude',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'Camera faced',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  copyCoordinates: 'Copy coordinates',
  coordinatesCopied: { title: 'Coordinates copied' },
  copyJson: 'Copy as JSON',
  jsonCopied: { title: 'Tags copied as JSON' },
  hidden: 'Hidden in the file',
  kinds: {
    thumbnail: 'Thumbnail',
    preview: 'Preview',
    'gain-map': 'HDR gain map',
    depth: 'Depth map',
    picture: 'Another picture',
    video: 'Video',
    sound: 'Sound',
  },
  save: 'Save',
  savePart: (kind: string) => `Save ${kind}`,
  notShown: 'This part cannot be shown on its own.',
  profile: 'Colour profile',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Made with ${name}`,
  signedBy: (name: string) => `Signed by ${name} (not verified here)`,
  seal: 'Any change to the file breaks their seal.',
  unknown: 'Unknown data',
  partial: 'Part of the metadata is damaged and could not be read.',
  all: (count: number) => `All tags (${formatCount(count)})`,
  search: 'Search tags',
  none: 'No tag matches.',
  columns: { name: 'Name', value: 'Value', raw: 'As stored', where: 'Where' },
  more: (shown: number) => `Only the first ${formatCount(shown)} are listed. Search to find others.`,
  unnamed: 'Unknown tag',
  remove: 'Remove',
  removals: {
    everything: 'Everything',
    place: 'The place',
    'place-and-person': 'The place and what identifies you',
    'all-but-credits': 'All but author and copyright',
  },
  removalLines: {
    everything: 'Nothing stays besides the picture.',
    place: 'Coordinates and place names go. Thumbnails and videos go too, because they may show the place.',
    'place-and-person': 'Also names, rights, serial numbers, maker notes and unique identifiers.',
    'all-but-credits': 'Author, copyright and credit stay. All else goes.',
  },
  byGroup: 'Group by group',
  byGroupLine:
    'Only what you check, and with it makers’ notes about it. Hidden pictures, videos and unknown data always go.',
  keep: 'Nothing',
  keepLine: 'All that is in the file stays. You can write your own below.',
  bytesCopied:
    'The picture is copied byte by byte, never encoded again. Orientation, colour profile and resolution stay, because the picture needs them.',
  mapStays: 'The HDR gain map stays, because the picture needs it on HDR screens.',
  mapGoes: 'The HDR gain map of this phone goes: the photo looks the same on other screens.',
  takesEncode: 'This file cannot be cleaned without encoding it again. You can do that by compressing it.',
  toCompress: 'Compress the image',
  /** The link to this page, beside another tool's option. */
  seeAll: 'See and remove it',
  cleaning: 'Cleaning…',
  left: (count: number) =>
    count === 0
      ? 'Read again: 0 tags left.'
      : `Read again: ${formatCount(count)} ${count === 1 ? 'tag' : 'tags'} left.`,
  needed: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'value' : 'values'} that the picture needs ${count === 1 ? 'stays' : 'stay'}.`,
  clean: 'There is nothing to remove.',
  several: {
    reading: (read: number, files: number) =>
      `Reading what the files reveal: ${formatCount(read)} of ${formatCount(files)}…`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} of ${formatCount(files)} files ${pluralOf(count, 'reveals', 'reveal')} a place.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} of ${formatCount(files)} files ${pluralOf(count, 'reveals', 'reveal')} the serial number of a camera or lens.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} of ${formatCount(files)} files ${pluralOf(count, 'reveals', 'reveal')} something besides the picture.`,
    nothing: 'No file reveals anything about you.',
    retry: (name: string) => `Retry ${name}`,
    download: (name: string) => `Download ${name}`,
    remove: (name: string) => `Remove ${name}`,
    list: 'Images',
    clearAll: 'Clear All',
    skipList: 'Skip the list',
    details: (name: string) => `Details of ${name}`,
    back: (files: number) => `All ${formatCount(files)} files`,
    takesEncode: 'Cannot be cleaned without encoding it again.',
    cannotWrite: 'Cannot hold what you want to write.',
    unchanged: 'Stays as it is.',
    takeEncode: (count: number) =>
      `${counted(count, 'file', 'files')} cannot be cleaned without an encode. You can do that by compressing.`,
    toBatch: 'Compress in a batch',
  },
};
