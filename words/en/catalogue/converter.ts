import type { ConverterWords } from '#choose/converter.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export const converterWords: ConverterWords = {
  title: (name, tag) => `${name} – ${tag}`,
  twin: {
    title: (name) => `${name}: Same Format, Other Name`,
    meta: (from, to) =>
      `Convert ${from} to ${to} in your browser. JPEG and JPG are two names for the same format, so this page does the same job.`,
    question: [
      'Is JPEG different from JPG?',
      'No. Early Windows allowed only three letters after the dot, so .jpeg became .jpg. The format is the same, and both names work here.',
    ],
  },
  toolDescription: (from, to) => `Turns ${from} into ${to} on your own device.`,
  steps: (from, to, quality) => [
    `Drop your ${from} or press '${CONTROLS.browse}'.`,
    `'${CONTROLS.targetFormat}' is already set to ${to}${quality ? ` and '${CONTROLS.quality}' to ${quality}` : ''}.`,
    `Compare, then press '${CONTROLS.download}'.`,
  ],
  whatChanges: (from, to) => `What changes from ${from} to ${to}`,
  size: (to) => `Size of the ${to}`,
  limit: (megabytes) => [
    'Is there a size limit?',
    `Images up to ${megabytes}MB. '${refusalWords.anyway(1)}' takes larger ones.`,
  ],
  compression: {
    lossy: 'lossy',
    lossless: 'lossless',
    either: 'lossy or lossless',
    palette: 'lossless, up to 256 colours',
    runs: 'none or simple runs',
    drawing: 'drawing instructions',
    container: 'container',
  },
  transparency: {
    none: 'none',
    hard: 'on or off',
    smooth: 'smooth',
  },
  yes: 'yes',
  no: 'no',
  result: 'Result',
  shape: ['Shape', 'curves', 'pixels', 'one fixed size'],
  pages: ['Pages', 'several', 'one', 'first page only'],
  detail: { name: 'Detail', lossy: 'a little is lost', exact: 'every pixel stays' },
  colours: { name: 'Colours', few: '256', many: 'millions', fewer: 'similar ones replace the rest', all: 'all stay' },
  depth: { name: 'Colour depth', bits: (bits) => `${bits}-bit`, stays: 'stays', rounded: 'rounded' },
  alpha: { name: 'Transparency', white: 'turns white', hard: 'hard edges', stays: 'stays' },
  animation: { name: 'Animation', stays: 'plays on', lost: 'first frame only' },
  metadata: { name: 'Camera details', stays: 'your choice', lost: 'removed' },
  longestSide: { name: 'Longest side', unit: 'in pixels' },
};
