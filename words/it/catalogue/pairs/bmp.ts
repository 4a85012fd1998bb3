import type { NotesByTarget } from '#catalogue/page-text.ts';
import { refusalWords } from '#words/refusal.ts';

export const bmp: NotesByTarget = {
  jpg: {
    tag: 'dai megabyte ai KB',
    meta: 'Trasforma ingombranti immagini BMP in JPG di qualche centinaio di kilobyte che ogni sito accetta. Veloce, gratis e senza caricare nulla.',
    why: 'Vecchie fotocamere, strumenti di misura e programmi Windows salvano BMP enormi. In JPG la stessa immagine pesa molto meno e si apre su ogni dispositivo.',
    size: 'Un JPG con qualità 92 pesa dall’80 al 95% in meno del BMP.',
    faqs: [
      [
        'Perdo qualità?',
        'Un po’ di dettaglio fine, ma con qualità 92 non si vede. Se l’immagine contiene testo o misurazioni, converti in PNG, che non perde nulla.',
      ],
      [
        'Il mio BMP pesa più di 10\u00a0MB. Che faccio?',
        `Premi “${refusalWords.anyway(1)}”: non si carica nulla, quindi il limite serve solo a non affaticare i dispositivi lenti.`,
      ],
    ],
  },
};
