import type { FrameNotes } from '#catalogue/page-text.ts';

const CHECK = 'Ogni tanto le piattaforme cambiano le loro misure.';

/** By the slug, because A4 and the square have names. */
export const FRAME_NOTES: Readonly<Record<string, FrameNotes>> = {
  'resize-image-to-1920x1080': {
    tag: 'Full HD',
    meta: 'Riempi esattamente uno schermo Full HD: 1920 × 1080 pixel senza deformazioni, per sfondi, diapositive e fermi immagine. Gratis, sul tuo dispositivo.',
    why: 'La maggior parte dei monitor, dei televisori e dei proiettori è Full HD. Un’immagine di queste misure riempie lo schermo, senza ridimensionamenti e senza bande nere.',
    uses: 'Sfondi, diapositive 16:9, immagini fisse per i video, sfondi per le videochiamate e l’immagine di apertura di un sito web.',
    faqs: [
      [
        'Il Full HD basta su uno schermo 4K?',
        'Riempie lo schermo, ma non è più nitido del Full HD. Per uno sfondo 4K, inserisci 3840 e 2160, se la tua foto è così grande.',
      ],
      [
        'Che cosa faccio con una foto verticale?',
        'Una foto verticale 3:4 conserva solo il 42% dell’altezza in una cornice 16:9. Per tenerla tutta, cancella la larghezza e lascia solo l’altezza di 1080. La tua diapositiva mostrerà il suo sfondo ai due lati.',
      ],
    ],
  },
  'resize-image-to-1080x1080': {
    tag: 'Instagram',
    meta: 'Crea immagini quadrate 1080 × 1080 per post e caroselli di Instagram. Trascina la cornice e scegli che cosa si vede. Senza caricare nulla.',
    why: 'Instagram mostra i post con una larghezza di 1080 pixel. Se pubblichi esattamente 1080 × 1080, non ridimensiona la tua immagine, e bordi e testo restano nitidi.',
    uses: `Post quadrati e caroselli su Instagram, post su Facebook e LinkedIn, copertine di album e riquadri di un portfolio. ${CHECK}`,
    faqs: [
      [
        'Instagram comprime comunque la mia immagine?',
        'Sì, comprime tutto ciò che pubblichi. Con le misure giuste almeno non la ridimensiona, e un buon originale poi rende meglio.',
      ],
      [
        'Come pubblico una foto larga senza ritagliarla?',
        'Crea un post orizzontale invece che quadrato: Instagram accetta anche 1080 × 566 (1,91:1).',
      ],
    ],
  },
  'resize-image-to-a4': {
    tag: '300\u00a0dpi',
    meta: 'Ridimensiona un’immagine in A4 a 300\u00a0dpi, 2480 × 3508 pixel, per poster, diplomi e stampe a tutta pagina. Guarda come ci sta la tua foto.',
    why: 'Un foglio A4 misura 210 × 297\u00a0mm. A 300\u00a0dpi, il valore abituale per una buona stampa, sono 2480 × 3508 pixel.',
    uses: 'Poster, diplomi, fotolibri e copertine. Per stampare fino al bordo, le tipografie chiedono 3\u00a0mm in più su ogni lato: 2551 × 3579 pixel.',
    faqs: [
      [
        'La mia foto ha meno pixel. Posso ingrandirla?',
        'Sì, fino a circa una volta e mezza. Da 1654 × 2339 pixel (200\u00a0dpi) in su si stampa bene. Con meno pixel appare sfocata.',
      ],
      ['E per l’A4 orizzontale?', 'Scambia i due numeri: 3508 di larghezza e 2480 di altezza.'],
      [
        'Il file sa di essere A4?',
        'Un JPG, un PNG o un TIFF sì: indica 300\u00a0dpi, e così questi pixel riempiono un foglio A4. Con gli altri formati, quando stampi scegli “adatta alla pagina”.',
      ],
    ],
  },
  'resize-image-to-square': {
    tag: '1000 × 1000',
    meta: 'Ritaglia un’immagine in un quadrato di 1000 × 1000 pixel senza deformarla. Trascina la cornice o cambia le misure. Senza caricare nulla.',
    why: 'I negozi online e le copertine vogliono quadrati, ma le fotocamere non li scattano. Ritaglia il quadrato più grande della tua immagine e ridimensionalo a 1000 × 1000.',
    uses: `Foto di prodotti (Amazon attiva lo zoom da 1000 pixel), copertine di album e podcast, provini e icone. ${CHECK}`,
    faqs: [
      [
        'Posso fare un quadrato senza ritagliare?',
        'Sì: in “Altre opzioni” scegli 1:1 in “Aggiungi bordi fino a” e l’immagine resta intera. Spesso puoi anche spostare il ritaglio in modo da perdere solo lo sfondo.',
      ],
      [
        'Posso scegliere che cosa resta?',
        'Sì: trascina la cornice di ritaglio prima di ridimensionare. Se non la sposti, resta il centro.',
      ],
    ],
  },
};
