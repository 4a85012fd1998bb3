import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'aprilo ovunque',
    meta: 'Hai una foto JPEG XL (.jxl) che niente apre? Trasformala in un JPG che ogni programma e modulo accetta. Gratis e privato.',
    why: 'Alcuni telefoni, archivi fotografici e Lightroom salvano in JPEG XL, ma Windows e la maggior parte dei siti e dei servizi di stampa non lo aprono. Un JPG si apre ovunque.',
    size: 'In JPG, con qualità 92, le nostre foto di prova occupavano fino al 60% di spazio in più. JPEG XL racchiude lo stesso aspetto in molti meno byte, e un JPG non può conservare quel risparmio.',
    faqs: [
      [
        'Riottengo il JPG da cui è nato il mio JXL?',
        'No. Alcuni programmi impacchettano un JPG in un JXL in modo da poterlo estrarre identico. Questa pagina legge l’immagine e ne crea un nuovo JPG, quindi si perde un po’ di dettaglio.',
      ],
      [
        'Che cosa succede alle foto HDR e a 16 bit?',
        'Il JPG le mostra come farebbe un normale schermo. Riflessi e lampade perdono la luminosità in più, e le sfumature più sottili vengono arrotondate.',
      ],
    ],
  },
};
