import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'Scans zum Verschicken',
    meta: 'Mach aus großen TIFF-Scans JPGs, die in eine E-Mail passen. CMYK- und 16-Bit-Originale werden richtig umgewandelt, alles im Browser.',
    why: 'TIFFs aus Scannern und Archiven sind zu groß für E-Mails, und die meisten Browser zeigen sie nicht an. Ein JPG öffnet sich auf jedem Smartphone.',
    size: 'Mit Qualität 85 hat das JPG etwa ein Zwanzigstel der Größe eines unkomprimierten TIFF: Eine mit 300\u00a0dpi gescannte Seite schrumpft von 25\u00a0MB auf ein bis zwei.',
    faqs: [
      [
        'Mein TIFF hat mehrere Seiten. Was bekomme ich?',
        'Die erste Seite. Ein Hinweis sagt dir das, bevor du startest. Für alle Seiten nimm die Stapelverarbeitung: Sie macht beim Umwandeln aus jeder Seite ein JPG.',
      ],
      [
        'Stimmen CMYK-Farben?',
        'Ja. Sie werden mit dem Profil in der Datei in sRGB umgewandelt, oder mit einem üblichen Druckprofil, wenn keins dabei ist. So werden sie nicht grell.',
      ],
    ],
  },
};
