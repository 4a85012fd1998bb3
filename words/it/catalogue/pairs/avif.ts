import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'per programmi meno recenti',
    meta: 'Hai salvato dal web un’immagine AVIF e niente la apre? Trasformala in un JPG. Gratis, privato e senza installare nulla.',
    why: 'Sempre più siti usano AVIF, ma molti visualizzatori di foto, programmi per ufficio e moduli online non lo aprono. Un JPG funziona ovunque.',
    size: 'Un JPG richiede circa il 50% di spazio in più di un AVIF con lo stesso aspetto. Con la qualità impostata qui, le foto che abbiamo misurato andavano dal 40% in meno a più o meno lo stesso peso. Un AVIF molto compresso per il web cresce di più.',
    faqs: [
      [
        'Che cosa succede alle immagini HDR?',
        'Diventano normali immagini sRGB a 8 bit, perché è ciò che un JPG può contenere. Le luci più intense del bianco normale vengono attenuate.',
      ],
      [
        'Quali programmi aprono AVIF?',
        'Ogni browser attuale, GIMP dalla 2.10.22, Windows 11 con l’estensione AV1 e macOS da Ventura in poi. Se lo invii a chi ha uno di questi, invia l’originale.',
      ],
    ],
  },
  png: {
    tag: 'trasparente ed esatto',
    meta: 'Converti AVIF in un PNG senza perdita con trasparenza sfumata, pronto per qualsiasi programma. Nel tuo browser, senza caricare nulla.',
    why: 'I programmi di grafica meno recenti non aprono AVIF. Con un PNG hanno ogni pixel e tutta la trasparenza, senza altre perdite.',
    size: 'Aspettati un file molto più pesante: da quattro a otto volte nelle nostre prove, e di più se l’AVIF era molto compresso. Il PNG deve salvare ogni pixel esattamente.',
    faqs: [
      [
        'Gli AVIF a 10 bit restano a 10 bit?',
        'No, diventano a 8 bit. Su quasi tutti gli schermi la differenza non si vede.',
      ],
      ['Una sequenza AVIF diventa più PNG?', 'No, solo l’immagine principale diventa un PNG.'],
      [
        'Perché un negozio mi ha dato un AVIF?',
        'I negozi online inviano le foto dei prodotti in AVIF per risparmiare traffico. Le immagini scontornate conservano il contorno nel PNG, pronte per una diapositiva o un volantino.',
      ],
    ],
  },
};
