import type { EntryKind } from '#catalogue/entries/entry.ts';
import type { HubText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT } from '#catalogue/tools.ts';

export const HUB_TEXTS: Readonly<Record<EntryKind, HubText>> = {
  converter: {
    title: 'Convertitori di immagini: JPG, PNG, WebP, HEIC e altri',
    metaDescription:
      'Tutti i convertitori di immagini in un solo posto: JPG, PNG, WebP, GIF, TIFF, AVIF e JXL, anche da HEIC, SVG o BMP. Gratis, nel tuo browser.',
    h1: 'Convertitori di immagini',
    description:
      'Trova il formato che hai e quello che ti serve. Ogni pagina ti dice che cosa si conserva, che cosa si perde e come cambia il peso del file.',
  },
  compressor: {
    title: 'Compressori di immagini: per formato o peso in KB',
    metaDescription:
      'Comprimi JPG, PNG, WebP e GIF per qualità, o fino a un limite tra 20\u00a0KB e 10\u00a0MB per un modulo. Senza account e senza caricare nulla.',
    h1: 'Compressori di immagini',
    description: 'Comprimi per formato se vuoi solo un file più leggero, o per peso se un modulo fissa un limite.',
  },
  resizer: {
    title: 'Ridimensionatori: pixel, carta e social',
    metaDescription:
      'Ridimensiona immagini a 1920 × 1080, per Instagram, A4, YouTube e altro, o a un peso in KB. Nulla viene deformato e tutto avviene sul tuo dispositivo.',
    h1: 'Ridimensionatori di immagini',
    description:
      'Misure pronte per schermi, social e carta. Ogni pagina mostra quanto della tua immagine viene ritagliato e quanto è grande in stampa.',
  },
  batch: {
    title: `Strumenti per più immagini: fino a ${BATCH_LIMIT} alla volta`,
    metaDescription: `Ridimensiona, comprimi o converti fino a ${BATCH_LIMIT} immagini con le stesse impostazioni e scaricale in un file ZIP. Tutto resta sul tuo dispositivo.`,
    h1: 'Strumenti per più immagini',
    description:
      'Le stesse impostazioni per molte immagini: scegli un’azione, trascina la cartella, scarica lo ZIP. Un file danneggiato non ferma gli altri.',
  },
};
