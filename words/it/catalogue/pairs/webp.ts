import type { NotesByTarget } from '#catalogue/page-text.ts';

export const webp: NotesByTarget = {
  jpg: {
    tag: 'si apre ovunque',
    meta: 'Hai salvato un’immagine dal web e niente la apre? Trasforma il WebP in un JPG che ogni programma e modulo accetta. Gratis e privato.',
    why: 'Hai salvato un’immagine da un sito, è un file .webp, e un modulo, una stampante o un programma la rifiuta. In JPG si apre ovunque.',
    size: 'Con la qualità impostata qui, 92, nelle nostre prove i JPG pesavano da quasi lo stesso a una volta e mezza. Scendi a 85 per un file più leggero che si vede ancora bene.',
    faqs: [
      [
        'Perché i siti mi danno WebP?',
        'Perché si carica più in fretta. Molti siti inviano WebP a ogni browser che lo accetta, anche se l’indirizzo finisce in .jpg.',
      ],
      [
        'Che cosa succede a un WebP animato?',
        'Ottieni il primo fotogramma, perché un JPG non può essere animato. Per conservare il movimento, converti in GIF.',
      ],
    ],
  },
  png: {
    tag: 'senza perdita',
    meta: 'Converti sticker, loghi e immagini scontornate WebP in PNG con la loro trasparenza, pixel per pixel. Gratis, nel tuo browser.',
    why: 'Sticker, loghi e immagini scontornate sono spesso in WebP, ma i programmi di grafica, le presentazioni e i servizi di stampa vogliono il PNG. Entrambi hanno la trasparenza sfumata, quindi non si perde nulla.',
    size: 'Il PNG è più pesante: di poco per un WebP senza perdita, da cinque a dieci volte per una foto, perché il PNG salva ogni pixel esattamente.',
    faqs: [
      [
        'Il PNG è una copia esatta?',
        'Sì, è identico al WebP, trasparenza compresa. Il dettaglio perso quando è stato creato il WebP non torna.',
      ],
      [
        'Posso trasformare uno sticker di WhatsApp in PNG?',
        'Sì, questi sticker sono file WebP di 512 × 512 pixel. Ottieni un PNG trasparente, animato se lo sticker si muove.',
      ],
    ],
  },
};
