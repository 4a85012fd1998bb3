import type { NotesByTarget } from '#catalogue/page-text.ts';

export const svg: NotesByTarget = {
  png: {
    tag: 'scharf in jeder Größe',
    meta: 'Mach aus einem SVG ein scharfes PNG, das jedes Programm öffnet. Der transparente Hintergrund bleibt. In deinem Browser, ohne Upload.',
    why: 'Viele Shops, soziale Netzwerke und Büroprogramme lehnen SVG ab. Diese Seite speichert die Zeichnung als PNG in ihrer eigenen Größe. Für jede andere nimm „Bildgröße ändern“: Das PNG ist mit 64 Pixeln so scharf wie mit 4000.',
    size: 'Ein Icon mit 512 × 512 Pixeln hat als PNG 5 bis 30\u00a0KB. Bei doppelter Breite und Höhe wird die Datei nicht ganz doppelt so groß, weil glatte Flächen fast keinen Platz brauchen.',
    faqs: [
      [
        'Welche Größe hat das PNG?',
        'Die Breite und Höhe aus dem SVG oder seiner viewBox, in Pixeln. Für eine andere Größe öffne das SVG mit „Bildgröße ändern“ und speichere dort ein PNG.',
      ],
      [
        'Warum sieht mein Text anders aus?',
        'Ein SVG enthält seine Schriften meist nicht, deshalb wird eine fehlende ersetzt. Wandle Text in deinem Zeichenprogramm vor dem Export in Pfade um.',
      ],
    ],
  },
  jpg: {
    tag: 'mit Hintergrund',
    meta: 'Mach aus einem SVG ein JPG auf weißem Grund, für Formulare und Druckdienste, die nur Fotos annehmen. Es verlässt nie dein Gerät.',
    why: 'Manche Formulare nehmen nur JPG an, selbst für ein Logo. Hier wird deine Zeichnung mit glatten Kanten auf weißem Grund gespeichert.',
    size: 'Mit 1000 × 1000 Pixeln hat ein einfaches Logo als JPG 20 bis 60\u00a0KB. Das ist mehrmals so viel wie als PNG, weil JPG mit scharfen Kanten schlecht zurechtkommt.',
    faqs: [
      [
        'Wie vermeide ich graue Säume um die Linien?',
        'Bleib bei Qualität 92 oder mehr, damit die Farben scharf bleiben. Auch größere Maße helfen, denn die Säume sind immer nur ein paar Pixel breit.',
      ],
      ['Komme ich vom JPG zurück zum SVG?', 'Nein, die Kurven sind jetzt Pixel. Behalte das SVG.'],
    ],
  },
};
