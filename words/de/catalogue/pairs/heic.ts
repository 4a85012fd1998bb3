import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'iPhone-Fotos für alle',
    meta: 'Mach aus HEIC-Fotos vom iPhone JPGs, die Windows, Websites und Drucker öffnen. Richtig herum, farbtreu und ohne Upload.',
    why: 'Dein iPhone speichert Fotos als HEIC. Viele Websites, Windows-Computer und Fotostationen können das nicht öffnen. Als JPG öffnet sich dasselbe Foto überall, richtig herum und mit den richtigen Farben.',
    size: 'Mit Qualität 92 ist das JPG etwa doppelt so groß wie das HEIC. Mit 80 sind beide ungefähr gleich groß, und kaum jemand sieht einen Unterschied.',
    faqs: [
      [
        'Kann mein iPhone gleich JPGs aufnehmen?',
        'Ja: Geh zu Einstellungen, Kamera, Formate und wähle „Maximale Kompatibilität“. Neue Fotos brauchen dann mehr Platz. Vorhandene Fotos bleiben HEIC, die kannst du hier umwandeln.',
      ],
      [
        'Was passiert mit Live Photos, Tiefendaten und Aufnahmeort?',
        'Du bekommst das Standbild, ohne das Video eines Live Photos und ohne Tiefendaten. Datum, Kamera und Aufnahmeort werden ebenfalls entfernt. So kannst du das JPG teilen, ohne zu verraten, wo du wohnst.',
      ],
      [
        'Stimmen die Farben noch?',
        'Ja. iPhones nutzen einen größeren Farbraum (Display P3) als die meisten Bildschirme. Manche Konverter ignorieren das, dann wird Haut blass und Rot stumpf. Hier werden die Farben in sRGB umgewandelt und sehen überall richtig aus.',
      ],
    ],
  },
  png: {
    tag: 'jeder Pixel genau',
    meta: 'Wandle HEIC-Fotos vom iPhone ohne weiteren Verlust in PNG um, zum Bearbeiten und für exakte Kopien. Nichts verlässt dein Gerät.',
    why: 'Wenn du ein HEIC-Foto retuschieren oder etwas freistellen willst, wandle es in PNG um. Anders als ein JPG behält es jeden Pixel genau.',
    size: 'Rechne mit großen Dateien: Ein HEIC mit 12 Megapixeln und 1,5\u00a0MB wird zu einem PNG von 15 bis 25\u00a0MB. Zum Teilen ist JPG besser.',
    faqs: [
      [
        'Ist das PNG wirklich verlustfrei?',
        'Ja, beim Umwandeln von HEIC in PNG geht nichts verloren. Das HEIC selbst hat das Smartphone schon komprimiert.',
      ],
      [
        'Wann ist PNG besser als JPG?',
        'Bei Screenshots, bei Bildern mit Text und bei Fotos, die du bearbeiten willst. Zum Zeigen und Verschicken von Fotos ist JPG besser.',
      ],
    ],
  },
};
