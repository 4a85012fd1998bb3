import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: 'Anpassen',
  form: 'Formular',
  own: 'Meine eigenen Regeln',
  kinds: { passport: 'Reisepass', visa: 'Visum', exam: 'Prüfung', portal: 'Portal' },
  lastForm: (name: string) => `Letztes Mal: ${name}`,
  forgetForm: 'Dieses Formular vergessen',
  subject: 'Was es ist',
  subjects: {
    photo: 'Foto',
    print: 'Gedrucktes Foto',
    postcard: 'Großes Foto',
    signature: 'Unterschrift',
    thumb: 'Fingerabdruck',
    declaration: 'Erklärung',
  },
  least: 'Mindestens',
  most: 'Höchstens',
  limitHint: 'Gilt mit KB zu 1.000 und zu 1.024 Byte.',
  contradiction: 'Die untere Grenze liegt über der oberen.',
  number: (most: number) => `Eine Zahl bis ${most}`,
  fit: 'Im Rahmen',
  fits: { cut: 'Ausfüllen', whole: 'Alles zeigen' },
  fitLines: {
    cut: 'Zieh den Rahmen oder verschieb ihn mit den Pfeiltasten.',
    whole: 'Weiße Ränder ergänzen, was deinem Bild fehlt.',
  },
  straighten: 'Gerade richten',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Grad',
  headGuide: (least: string, most: string) =>
    `Gestrichelte Ovale: der kleinste und der größte Kopf, ${least} bis ${most} der Höhe.`,
  eyeGuide: (least: string, most: string) =>
    `Gestricheltes Band: die Augen, ${least} bis ${most} der Höhe über dem unteren Rand.`,
  ink: 'Tinte',
  inks: { black: 'Schwarz', blue: 'Blau', photographed: 'Wie im Foto' },
  inkLine: 'Papier und Schatten werden weiß. Gesucht wird im Rahmen.',
  photographedLine: 'Papier und Schatten bleiben wie im Foto.',
  transparent: 'Transparenter Hintergrund',
  noInk: 'Im Rahmen ist keine Schrift zu finden. Am besten klappt ein dunkler Stift auf weißem Papier bei Tageslicht.',
  pad: 'Zeichenfläche: Unterschreib hier mit Finger, Stift, Maus oder Tastatur',
  padKeys:
    'Mit der Tastatur: Pfeiltasten bewegen den Stift (zwei zugleich schräg, mit Umschalt weiter), die Leertaste setzt ihn auf und hebt ihn ab, die Rücktaste nimmt einen Strich zurück.',
  penDown: (x: number, y: number) => `Stift unten, ${x} % von links und ${y} % von oben`,
  penUp: 'Stift abgehoben',
  strokeUndone: 'Strich zurückgenommen',
  undo: 'Rückgängig',
  clear: 'Leeren',
  useDrawn: 'Verwenden',
  whiten: 'Weißer Hintergrund',
  whitening: 'Die Wand wird gesucht…',
  grey: 'Schwarz-Weiß',
  colours: 'Es sind noch Farben darin',
  before: 'Vorher',
  after: 'Nachher',
  cannotWhiten: {
    'not-plain':
      'Dieser Hintergrund hat mehr als eine Farbe und bleibt deshalb. Ein Foto vor einer einfarbigen Wand klappt.',
    'no-edge': 'Haare, Kleidung oder ein Schatten sind der Farbe der Wand zu ähnlich. Der Hintergrund bleibt deshalb.',
  },
  missing: 'Hierfür braucht es ein eigenes Bild.',
  useOpen: (name: string) => `${name} auch hier verwenden`,
  next: (subject: string) => `Weiter: ${subject}`,
  zip: (count: number) => `Alle ${count} als ZIP`,
  printSheet: 'Druckbogen',
  paper: 'Papier',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Letter' },
  sheetFormat: 'Datei',
  /** In a file's name, without accents. */
  sheetFile: 'druck',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'Foto', 'Fotos')} mit ${toTenths(width)} × ${toTenths(height)} mm bei 300 dpi, mit Schnittmarken. Druck mit 100 %, ohne „An Seite anpassen“.`,
  sheetTooSmall: 'Das Foto ist größer als dieses Papier.',
  saveSheet: 'Druckbogen herunterladen',
  name: 'Dateiname',
  longestName: 'Höchste Länge',
  nameCharacters: { letter: 'Buchstaben', digit: 'Ziffern', hyphen: 'Bindestriche', space: 'Leerzeichen' },
  nameLength: (length: string, longest: string) => `${length} von höchstens ${longest} Zeichen`,
  nameOnly: (kinds: string) => `nur ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name}: ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Angaben aus „${title}“, gelesen am ${date}. Regeln ändern sich: Sieh im Formular selbst nach.`,
  unofficial: 'Die Seite ist nicht die der Behörde selbst.',
  differs: 'Andere Seiten nennen andere Zahlen.',
  grounds: {
    white:
      'Das Formular verlangt auch einen weißen Hintergrund. „Weißer Hintergrund“ unter dem Bild macht eine einfarbige Wand weiß.',
    light:
      'Das Formular verlangt auch einen einfarbigen hellen Hintergrund. „Weißer Hintergrund“ unter dem Bild macht eine einfarbige Wand weiß.',
  },
  takenThere: 'Die Behörde macht dieses Foto oft selbst.',
  enlarged: 'Dein Bild hat weniger Pixel, als das Formular verlangt. Es wird vergrößert und wirkt weich.',
  checks: 'In der fertigen Datei geprüft',
  making: 'Datei wird erstellt…',
  met: 'Erfüllt:',
  missed: 'Nicht erfüllt:',
  size: (size: Size) => `${formatSize(size)} Pixel`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} statt ${formatSize(asked)} Pixel`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'Keine dpi in der Datei',
  atLeast: (bytes: string, least: string) => `${bytes}, mindestens ${least} KB`,
  atMost: (bytes: string, most: string) => `${bytes}, höchstens ${most} KB`,
  between: (bytes: string, least: string, most: string) => `${bytes}, zwischen ${least} und ${most} KB`,
  noDetails: 'Keine Kameradaten',
  details: 'Enthält noch Kameradaten',
  tooLarge: 'Weniger Pixel oder mehr KB würden helfen: Diese Datei ist schon sehr grob.',
  tooSmall: 'Dieses Format lässt sich nicht auffüllen, ein JPG schon.',
} as const;
