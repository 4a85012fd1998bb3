import type { OptionValues } from '#engine/recipe/index.ts';

export type Kept = NonNullable<OptionValues['metadata']>;
type Profile = NonNullable<OptionValues['profile']>;

/** The texts of 'More options': a name and one line per choice. */
export const moreOptionsWords = {
  summary: 'Weitere Optionen',
  expert: 'Für Experten',
  watermark: 'ein Wasserzeichen',
  formatAndQuality: 'Format und Qualität',
  notLoaded: 'Diese Optionen konnten nicht geladen werden. Schließ sie und öffne sie noch einmal.',
  metadata: {
    legend: 'Kameradaten behalten',
    values: { strip: 'Keine', copyright: 'Copyright', 'keep-but-location': 'Alle außer Aufnahmeort', keep: 'Alle' },
    lines: {
      strip: 'Entfernt Kamera, Datum, Aufnahmeort und andere versteckte Daten.',
      copyright: 'Behält Copyright und Urheber. Alles andere fällt weg.',
      'keep-but-location': 'Behält Kamera, Datum und den Rest. Der Aufnahmeort fällt weg.',
      keep: 'Behält alles, auch den Ort, an dem das Foto entstanden ist.',
    } satisfies Record<Kept, string>,
  },
  profile: {
    legend: 'Farben',
    values: { srgb: 'sRGB', keep: 'Profil behalten' },
    lines: {
      srgb: 'Wandelt in sRGB um. Das sieht auf jedem Bildschirm richtig aus.',
      keep: 'Lässt die Farben, wie sie sind, mit ihrem Profil.',
    } satisfies Record<Profile, string>,
  },
  lossless: { label: 'Verlustfrei', line: 'Behält jeden Pixel genau. Fotos werden viel größer.' },
  background: {
    legend: 'Hintergrund',
    white: 'Weiß',
    black: 'Schwarz',
    other: 'Andere Farbe',
    line: 'Füllt, was transparent war.',
  },
  chroma: { label: 'Volle Farbauflösung', line: 'Hält roten Text und dünne farbige Linien scharf (4:4:4).' },
  dpi: {
    label: 'Druckauflösung',
    unit: 'dpi',
    own: 'Wie in der Datei',
    line: 'Legt die Druckgröße fest. Die Pixel bleiben gleich.',
    problem: 'Die Auflösung muss eine ganze Zahl zwischen 1 und 9600\u00a0dpi sein',
  },
  min: {
    label: 'Mindestens',
    unit: 'KB',
    own: 'Keine Mindestgröße',
    line: 'Für Formulare, die kleinere Dateien ablehnen. Kommentare füllen die Datei auf und ändern keinen Pixel.',
    problem: 'Die Mindestgröße muss zwischen 1 KB und der Zielgröße liegen',
  },
  minSavings: {
    label: 'Mindestersparnis',
    unit: '%',
    line: 'Spart es weniger und ändert sich sonst nichts, bekommst du dein Original zurück.',
    problem: 'Die Ersparnis muss eine Zahl zwischen 0 und 99 sein',
  },
  progressive: { label: 'Progressiv', line: 'Lädt sofort in voller Größe und wird dann schärfer.' },
} as const;
