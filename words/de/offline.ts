/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'Du bist offline',
  notHere: 'Diese Seite wurde auf diesem Gerät noch nicht geladen. Was du hier hast, bleibt, wie es ist.',
  available: 'Offline auf diesem Gerät verfügbar',
  make: 'Offline verfügbar machen',
  saving: (percent: number) => `Wird für offline gespeichert: ${percent}\u00a0%`,
  incomplete: 'Nicht alles wurde gespeichert. Noch einmal',
  received: {
    title: 'Die geteilten Dateien kamen leer an',
    description: 'Dein System hat sie nicht weitergegeben. Wähle sie stattdessen hier aus.',
  },
  update: {
    line: 'Es gibt eine neuere Version dieser Website. Mach erst fertig, was du gerade tust: Beim Laden werden die Bilder geschlossen, die du hier geöffnet hast.',
    later: 'Später',
    load: 'Jetzt laden',
  },
} as const;
