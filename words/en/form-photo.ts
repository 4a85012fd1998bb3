import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

/** Texts of the page that makes photos for forms. */
export const formPhotoWords = {
  step: 'Adjust',
  form: 'Form',
  own: 'My own rules',
  kinds: { passport: 'Passport', visa: 'Visa', exam: 'Exam', portal: 'Portal' },
  lastForm: (name: string) => `Last time: ${name}`,
  forgetForm: 'Forget this form',
  subject: 'What it is',
  subjects: {
    photo: 'Photo',
    print: 'Printed photo',
    postcard: 'Large photo',
    signature: 'Signature',
    thumb: 'Thumbprint',
    declaration: 'Declaration',
  },
  least: 'At least',
  most: 'At most',
  limitHint: 'Met with a KB of 1,000 bytes and with one of 1,024.',
  contradiction: 'The lower limit is above the upper one.',
  number: (most: number) => `A number up to ${most}`,
  fit: 'In the frame',
  fits: { cut: 'Fill it', whole: 'Show everything' },
  fitLines: {
    cut: 'Drag the frame, or move it with the arrow keys.',
    whole: 'White edges fill up what your picture lacks.',
  },
  straighten: 'Straighten',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Degrees',
  headGuide: (least: string, most: string) =>
    `Dashed ovals: the smallest and the largest head, ${least} to ${most} of the height.`,
  eyeGuide: (least: string, most: string) =>
    `Dashed band: the eyes, ${least} to ${most} of the height above the lower edge.`,
  ink: 'Ink',
  inks: { black: 'Black', blue: 'Blue', photographed: 'As in the photo' },
  inkLine: 'Paper and shadows become white. The page looks for ink inside the frame.',
  photographedLine: 'Paper and shadows stay as in your photo.',
  transparent: 'Transparent background',
  noInk: 'No writing found in the frame. A dark pen on plain paper in daylight works best.',
  pad: 'Drawing area: sign here with a finger, a pen, the mouse or the keyboard',
  padKeys:
    'By keyboard: arrow keys move the pen (two at once go diagonally, Shift goes further), Space puts it down and lifts it, Backspace takes back a stroke.',
  penDown: (x: number, y: number) => `Pen down, ${x}% from the left and ${y}% from the top`,
  penUp: 'Pen lifted',
  strokeUndone: 'Stroke taken back',
  undo: 'Undo',
  clear: 'Clear',
  useDrawn: 'Use it',
  whiten: 'White background',
  whitening: 'Looking for the wall…',
  grey: 'Black and white',
  colours: 'There are colours in it',
  before: 'Before',
  after: 'After',
  cannotWhiten: {
    'not-plain':
      'This background has more than one colour, so it stays as it is. A photo in front of a plain wall works.',
    'no-edge': 'Hair, clothes or a shadow are too close to the wall’s colour, so the background stays as it is.',
  },
  missing: 'This one needs a picture of its own.',
  useOpen: (name: string) => `Use ${name} here too`,
  next: (subject: string) => `Next: ${subject}`,
  zip: (count: number) => `All ${count} as ZIP`,
  printSheet: 'Print sheet',
  paper: 'Paper',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Letter' },
  sheetFormat: 'File',
  /** In a file's name, without accents. */
  sheetFile: 'print',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'photo', 'photos')} of ${toTenths(width)} × ${toTenths(height)} mm at 300 dpi, with cut marks. Print at 100%, without ‘fit to page’.`,
  sheetTooSmall: 'The photo is larger than this paper.',
  saveSheet: 'Download print sheet',
  name: 'File name',
  longestName: 'Longest name',
  nameCharacters: { letter: 'letters', digit: 'digits', hyphen: 'hyphens', space: 'spaces' },
  nameLength: (length: string, longest: string) => `${length} of at most ${longest} characters`,
  nameOnly: (kinds: string) => `only ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name}: ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Figures from “${title}”, read on ${date}. Rules change: check the form itself.`,
  unofficial: 'That page is not the authority’s own.',
  differs: 'Other pages state other figures.',
  grounds: {
    white: 'The form also asks for a white background. ‘White background’ below the picture makes a plain wall white.',
    light:
      'The form also asks for a plain light background. ‘White background’ below the picture makes a plain wall white.',
  },
  takenThere: 'The authority often takes this photo itself.',
  enlarged: 'Your picture has fewer pixels than the form asks for, so it is enlarged and looks soft.',
  checks: 'Checked in the finished file',
  making: 'Making the file…',
  met: 'Met:',
  missed: 'Not met:',
  size: (size: Size) => `${formatSize(size)} pixels`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} pixels instead of ${formatSize(asked)}`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'No dpi in the file',
  atLeast: (bytes: string, least: string) => `${bytes}, at least ${least} KB`,
  atMost: (bytes: string, most: string) => `${bytes}, at most ${most} KB`,
  between: (bytes: string, least: string, most: string) => `${bytes}, between ${least} and ${most} KB`,
  noDetails: 'No camera details',
  details: 'Camera details are still in it',
  tooLarge: 'Fewer pixels or more KB would help: this file is already very coarse.',
  tooSmall: 'This format cannot be filled up. A JPG can.',
} as const;
