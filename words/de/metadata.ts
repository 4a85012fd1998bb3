import { counted, formatCount, pluralOf } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} Meter`;

export const metadataWords = {
  step: 'Prüfen und säubern',
  reading: 'Wird gelesen, was die Datei verrät …',
  nothing: 'Diese Datei verrät nichts außer ihrem Bild.',
  little: 'Diese Datei enthält nur Daten, die niemanden identifizieren.',
  reveals: (parts: readonly string[]) => `Diese Datei verrät: ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `auf etwa ${distance(metres)} genau, wo das Foto entstand`,
    placeName: (name: string) => `einen Ort: ${name}`,
    serial: 'die Seriennummer von Kamera oder Objektiv',
    person: (name: string) => `einen Namen: ${name}`,
    time: (date: string) => `wann es entstand: ${date}`,
    camera: (name: string) => `die Kamera: ${name}`,
    video: 'ein verstecktes Video',
    hidden: 'ein verstecktes kleineres Bild, das Abgeschnittenes zeigen kann',
    generator: 'den Prompt oder die Einstellungen eines Bildgenerators',
  },
  groups: {
    place: 'Ort',
    time: 'Zeit',
    camera: 'Kamera und Objektiv',
    person: 'Personen und Rechte',
    software: 'Programme und Verlauf',
    text: 'Texte',
    colour: 'Farbe',
    picture: 'Speicherung',
    other: 'Sonstiges',
  },
  coordinates: 'Koordinaten',
  altitude: 'Höhe',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'Blickrichtung',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten'],
  copyCoordinates: 'Koordinaten kopieren',
  coordinatesCopied: { title: 'Koordinaten kopiert' },
  copyJson: 'Als JSON kopieren',
  jsonCopied: { title: 'Tags als JSON kopiert' },
  hidden: 'In der Datei versteckt',
  kinds: {
    thumbnail: 'Vorschaubild',
    preview: 'Vorschau',
    'gain-map': 'HDR-Karte',
    depth: 'Tiefenkarte',
    picture: 'Weiteres Bild',
    video: 'Video',
    sound: 'Ton',
  },
  save: 'Speichern',
  savePart: (kind: string) => `${kind} speichern`,
  notShown: 'Dieser Teil lässt sich nicht einzeln zeigen.',
  profile: 'Farbprofil',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Erstellt mit ${name}`,
  signedBy: (name: string) => `Signiert von ${name} (hier nicht geprüft)`,
  seal: 'Jede Änderung an der Datei bricht ihr Siegel.',
  unknown: 'Unbekannte Daten',
  partial: 'Ein Teil der Metadaten ist beschädigt und konnte nicht gelesen werden.',
  all: (count: number) => `Alle Tags (${formatCount(count)})`,
  search: 'Tags durchsuchen',
  none: 'Kein Tag passt.',
  columns: { name: 'Name', value: 'Wert', raw: 'Gespeichert als', where: 'Wo' },
  more: (shown: number) => `Nur die ersten ${formatCount(shown)} sind aufgeführt. Die Suche findet weitere.`,
  unnamed: 'Unbekanntes Tag',
  remove: 'Entfernen',
  removals: {
    everything: 'Alles',
    place: 'Den Ort',
    'place-and-person': 'Den Ort und was dich identifiziert',
    'all-but-credits': 'Alles außer Urheber und Copyright',
  },
  removalLines: {
    everything: 'Nichts bleibt außer dem Bild.',
    place: 'Koordinaten und Ortsnamen verschwinden. Vorschaubilder und Videos auch, weil sie den Ort zeigen können.',
    'place-and-person': 'Auch Namen, Rechte, Seriennummern, Herstellerdaten und eindeutige Kennungen.',
    'all-but-credits': 'Urheber, Copyright und Bildnachweis bleiben. Alles andere verschwindet.',
  },
  byGroup: 'Gruppe für Gruppe',
  byGroupLine:
    'Nur, was du ankreuzt, samt Herstellerdaten dazu. Versteckte Bilder, Videos und unbekannte Daten verschwinden immer.',
  bytesCopied:
    'Das Bild wird Byte für Byte kopiert und nie neu kodiert. Ausrichtung, Farbprofil und Auflösung bleiben, weil das Bild sie braucht.',
  mapStays: 'Die HDR-Karte bleibt, weil das Bild sie auf HDR-Bildschirmen braucht.',
  mapGoes: 'Die HDR-Karte dieses Telefons verschwindet: Auf anderen Bildschirmen sieht das Foto gleich aus.',
  takesEncode: 'Diese Datei lässt sich nicht säubern, ohne sie neu zu kodieren. Das geht, indem du sie komprimierst.',
  toCompress: 'Bild komprimieren',
  seeAll: 'Ansehen und entfernen',
  cleaning: 'Wird gesäubert …',
  left: (count: number) =>
    count === 0
      ? 'Noch einmal gelesen: 0 Tags übrig.'
      : `Noch einmal gelesen: ${formatCount(count)} ${count === 1 ? 'Tag' : 'Tags'} übrig.`,
  needed: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'Wert, den das Bild braucht, bleibt' : 'Werte, die das Bild braucht, bleiben'}.`,
  clean: 'Es gibt nichts zu entfernen.',
  several: {
    reading: (read: number, files: number) =>
      `Wird gelesen, was die Dateien verraten: ${formatCount(read)} von ${formatCount(files)} …`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} von ${formatCount(files)} Dateien ${pluralOf(count, 'verrät', 'verraten')} einen Ort.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} von ${formatCount(files)} Dateien ${pluralOf(count, 'verrät', 'verraten')} die Seriennummer einer Kamera oder eines Objektivs.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} von ${formatCount(files)} Dateien ${pluralOf(count, 'verrät', 'verraten')} mehr als das Bild.`,
    nothing: 'Keine Datei verrät etwas über dich.',
    retry: (name: string) => `${name} erneut versuchen`,
    download: (name: string) => `${name} herunterladen`,
    remove: (name: string) => `${name} entfernen`,
    list: 'Bilder',
    clearAll: 'Alle entfernen',
    skipList: 'Liste überspringen',
    details: (name: string) => `Einzelheiten zu ${name}`,
    back: (files: number) => `Alle ${formatCount(files)} Dateien`,
    takesEncode: 'Lässt sich nicht säubern, ohne sie neu zu kodieren.',
    takeEncode: (count: number) =>
      `${counted(count, 'Datei lässt', 'Dateien lassen')} sich nicht säubern, ohne sie neu zu kodieren. Das geht durch Komprimieren.`,
    toBatch: 'Im Stapel komprimieren',
  },
};
