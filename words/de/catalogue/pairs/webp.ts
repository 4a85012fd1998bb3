import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'öffnet sich überall',
    meta: 'Ein Bild aus dem Web gespeichert, und kein Programm öffnet es? Mach aus dem WebP ein JPG, das jedes Programm und Formular annimmt. Kostenlos.',
    why: 'Du hast ein Bild von einer Website gespeichert und eine .webp-Datei bekommen, die ein Formular, Drucker oder Programm ablehnt. Als JPG öffnet sie sich überall.',
    size: 'Mit der hier eingestellten Qualität 92 waren JPGs in unseren Tests zwischen etwa gleich groß und anderthalbmal so groß. Geh auf 85 herunter, wenn du eine kleinere Datei willst, die immer noch gut aussieht.',
    faqs: [
      [
        'Warum geben mir Websites überhaupt WebP?',
        'Weil es schneller lädt. Viele Websites schicken WebP an jeden Browser, der es annimmt, selbst wenn die Adresse auf .jpg endet.',
      ],
      [
        'Was passiert mit einem animierten WebP?',
        'Du bekommst das erste Einzelbild, weil JPG nicht animiert sein kann. Wandle in GIF um, wenn die Bewegung bleiben soll.',
      ],
    ],
  },
  png: {
    tag: 'verlustfrei, transparent',
    meta: 'Wandle WebP-Sticker, Logos und Freisteller in PNG um, mit Transparenz, Pixel für Pixel. Kostenlos, in deinem Browser.',
    why: 'Sticker, Logos und Freisteller gibt es oft als WebP, aber Editoren, Präsentationsprogramme und Druckdienste wollen PNG. Beide haben weiche Transparenz, es geht also nichts verloren.',
    size: 'Das PNG ist größer: bei einem verlustfreien WebP etwas, bei einem Foto fünf- bis zehnmal, weil PNG jeden Pixel genau speichert.',
    faqs: [
      [
        'Ist das PNG eine exakte Kopie?',
        'Ja, es sieht genau wie das WebP aus, samt Transparenz. Details, die beim Erstellen des WebP verloren gingen, kommen nicht zurück.',
      ],
      [
        'Kann ich einen WhatsApp-Sticker in ein PNG umwandeln?',
        'Ja, diese Sticker sind WebP-Dateien mit 512 × 512 Pixeln. Du bekommst ein transparentes PNG, und ein animiertes, wenn sich der Sticker bewegt.',
      ],
    ],
  },
};
