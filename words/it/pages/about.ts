import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `Chi siamo | ${site.name}`,
  description: `Che cos’è ${site.name}: strumenti per immagini che funzionano sul tuo dispositivo, perché non caricano nulla e con che cosa sono fatti.`,
  title: `Che cos’è ${site.name}`,
  lead: 'Strumenti per immagini per le esigenze di ogni giorno. Non devi affidare le tue foto a uno sconosciuto.',
  sections: [
    {
      heading: 'Perché non si carica nulla',
      text: [
        'Un modulo vuole una foto sotto i 200\u00a0KB, un negozio la vuole 1000 × 1000, un collega non riesce ad aprire l’immagine del tuo telefono. Il tuo computer fa questi lavori in una frazione di secondo, quindi non c’è motivo di mandare in giro per il mondo la scansione di un passaporto o una foto di famiglia. Qui il lavoro lo fa il tuo browser.',
      ],
    },
    {
      heading: 'Come funziona',
      text: [
        'I JPG vengono letti e scritti dal nostro codice, quasi tutti gli altri formati da libvips, una libreria per immagini su cui contano fotografi, musei e grandi siti web. Entrambi funzionano nel tuo browser (WebAssembly). Il sito gestisce JPG, PNG, WebP, GIF, TIFF, AVIF e JPEG XL, e rispetta profili colore e orientamento.',
        'Se un formato non può conservare qualcosa, lo vedi prima di iniziare. La compressione non ingrandisce mai un file, a meno che tu scelga un formato, la qualità senza perdita o un peso che richiede di più. Se un altro strumento lo fa crescere, ti dice perché.',
      ],
    },
    {
      heading: 'Quanto costa',
      text: [
        'Niente. Non ci sono account né pubblicità, e nemmeno filigrane, a meno che tu non ne aggiunga una. Siccome il lavoro lo fa il tuo dispositivo, mandare avanti il sito costa poco.',
      ],
    },
    {
      heading: 'Scrivici',
      text: ['Se qualcosa non funziona o manca uno strumento, [scrivici](/it/contatti).'],
    },
  ],
};
