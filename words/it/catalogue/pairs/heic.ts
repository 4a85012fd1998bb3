import type { NotesByTarget } from '#catalogue/page-text.ts';

export const heic: NotesByTarget = {
  jpg: {
    tag: 'foto iPhone per tutti',
    meta: 'Trasforma le foto HEIC dell’iPhone in JPG che Windows, siti e stampanti aprono. Dritte, con i colori giusti e senza mai caricarle.',
    why: 'Il tuo iPhone salva le foto in HEIC, che molti siti, computer Windows e chioschi fotografici non aprono. In JPG la stessa foto si apre ovunque, dritta e con i colori giusti.',
    size: 'Con qualità 92 il JPG pesa circa il doppio dell’HEIC. Con 80 pesano più o meno lo stesso, e in pochi vedono la differenza.',
    faqs: [
      [
        'Il mio iPhone può scattare direttamente in JPG?',
        'Sì: vai in Impostazioni, Fotocamera, Formati e scegli “Più compatibile”. Le nuove foto occuperanno più spazio. Quelle che hai già restano in HEIC: convertile qui.',
      ],
      [
        'Che fine fanno Live Photo, profondità e luogo?',
        'Ottieni l’immagine fissa, senza il video della Live Photo e senza i dati di profondità. Anche data, fotocamera e luogo vengono rimossi, così puoi condividere il JPG senza rivelare dove abiti.',
      ],
      [
        'I colori restano giusti?',
        'Sì. Gli iPhone usano una gamma di colori più ampia (Display P3) di quella della maggior parte degli schermi. Alcuni convertitori la ignorano: la pelle diventa pallida e i rossi spenti. Qui i colori vengono convertiti in sRGB, così sono giusti ovunque.',
      ],
    ],
  },
  png: {
    tag: 'gli stessi pixel',
    meta: 'Converti le foto HEIC dell’iPhone in PNG senza ulteriori perdite, per il fotoritocco e le copie esatte. Niente lascia il tuo dispositivo.',
    why: 'Se vuoi ritoccare una foto HEIC o scontornare qualcosa, convertila in PNG. Conserva ogni pixel esattamente, un JPG no.',
    size: 'Aspettati file pesanti: un HEIC da 12 megapixel e 1,5\u00a0MB diventa un PNG da 15 a 25\u00a0MB. Per condividere, converti in JPG.',
    faqs: [
      [
        'Il PNG è davvero senza perdita?',
        'Sì, passando da HEIC a PNG non si perde nulla. L’HEIC però era già stato compresso dal telefono.',
      ],
      [
        'Quando conviene il PNG invece del JPG?',
        'Per le schermate, per le immagini con testo e per le foto che vuoi ritoccare. Per mostrare e inviare foto è meglio il JPG.',
      ],
    ],
  },
};
