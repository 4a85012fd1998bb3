import type { NotesByTarget } from '#catalogue/page-text.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'von Megabyte zu KB',
    meta: 'Mach aus riesigen BMP-Bildern JPGs mit ein paar Hundert Kilobyte, die jede Website annimmt. Schnell, kostenlos und ohne Upload.',
    why: 'Alte Kameras, Messgeräte und Windows-Programme speichern riesige BMP-Dateien. Als JPG hat dasselbe Bild einen Bruchteil der Größe und öffnet sich auf jedem Gerät.',
    size: 'Ein JPG mit Qualität 92 ist 80 bis 95\u00a0% kleiner als das BMP.',
    faqs: [
      [
        'Verliere ich Qualität?',
        'Ein paar feine Details, aber bei Qualität 92 sieht man das nicht. Enthält das Bild Text oder Messwerte, wandle es in PNG um, das verliert nichts.',
      ],
      [
        'Mein BMP ist größer als 10\u00a0MB. Was nun?',
        'Drück „Trotzdem öffnen“: Nichts wird hochgeladen, die Grenze schont nur langsame Geräte.',
      ],
    ],
  },
};
