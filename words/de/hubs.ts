/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Beliebte Werkzeuge',
  figures: (photos: number) =>
    `Größer oder kleiner: ${photos} echte Fotos, umgewandelt oder komprimiert mit den Einstellungen der jeweiligen Seite.`,
  fast: {
    title: 'Schnell und direkt',
    text: 'Kein Upload, keine Warteschlange: Dein eigenes Gerät legt sofort los.',
  },
  free: {
    title: 'Kostenlos',
    text: 'Jedes Werkzeug, so oft du willst. Ohne Konto und ohne Wasserzeichen, außer du fügst eins hinzu.',
  },
  private: { title: 'Privat', text: 'Deine Bilder bleiben in deinem Browser. Niemand sonst sieht sie.' },
} as const;
