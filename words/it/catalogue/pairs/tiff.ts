import type { NotesByTarget } from '#catalogue/page-text.ts';

export const tiff: NotesByTarget = {
  jpg: {
    tag: 'scansioni da inviare',
    meta: 'Trasforma grandi scansioni TIFF in JPG adatti a un’e-mail. Gli originali CMYK e a 16 bit vengono convertiti bene, tutto nel tuo browser.',
    why: 'I TIFF di scanner e archivi sono troppo pesanti per un’e-mail, e la maggior parte dei browser non li mostra. Un JPG si apre su ogni telefono.',
    size: 'Con qualità 85 il JPG pesa circa un ventesimo di un TIFF non compresso: una pagina scansionata a 300\u00a0dpi scende da 25\u00a0MB a uno o due.',
    faqs: [
      [
        'Il mio TIFF ha più pagine. Che cosa ottengo?',
        'La prima pagina. Un avviso te lo dice prima di iniziare. Per averle tutte, converti il TIFF in “Più immagini insieme”: ogni pagina diventa un JPG.',
      ],
      [
        'I colori CMYK sono giusti?',
        'Sì. Vengono convertiti in sRGB con il profilo del file, o con un profilo di stampa standard se non c’è, quindi non diventano fluorescenti.',
      ],
    ],
  },
};
