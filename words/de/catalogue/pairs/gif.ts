import type { NotesByTarget } from '#catalogue/page-text.ts';

export const gif: NotesByTarget = {
  jpg: {
    tag: 'erstes Einzelbild als Foto',
    meta: 'Speichere das erste Einzelbild eines GIFs als JPG, für Formulare und Dokumente, die kein GIF annehmen. Transparentes wird weiß.',
    why: 'Ein Formular will ein JPG, und du hast nur ein GIF? Hier wird sein erstes Einzelbild als gewöhnliches Bild gespeichert, mit weißen statt transparenten Bereichen.',
    size: 'Bei Fotos ist das JPG kleiner, oft um die Hälfte oder mehr. Bei Zeichnungen ist es größer und sieht schlechter aus, weil JPG mit harten Kanten schlecht zurechtkommt.',
    faqs: [
      [
        'Kann ich ein anderes Einzelbild wählen?',
        'Nein, du bekommst das erste. Für ein anderes halte die Animation an und mach einen Screenshot.',
      ],
      [
        'Verschwinden die Punkte in den Farben?',
        'Nur zum Teil: JPG verwischt sie ein wenig. Die Farben, die beim Erstellen des GIFs verloren gingen, kommen nicht zurück.',
      ],
    ],
  },
};
