/** A collection's texts around its own. */
export const hubWords = {
  popular: 'Strumenti più usati',
  figures: (photos: number) =>
    `Più pesante o più leggero: ${photos} foto vere, convertite o compresse con le impostazioni di ogni pagina.`,
  fast: {
    title: 'Veloce ed efficiente',
    text: 'Nessun caricamento e nessuna coda: il tuo dispositivo fa subito il lavoro.',
  },
  free: {
    title: 'Gratis',
    text: 'Ogni strumento, quante volte vuoi. Senza account e senza filigrane, a meno che tu non ne aggiunga una.',
  },
  private: { title: 'Privacy protetta', text: 'Le tue immagini restano nel tuo browser. Nessun altro le vede.' },
} as const;
