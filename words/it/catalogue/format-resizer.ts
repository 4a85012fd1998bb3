import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;
const [choose, adjust, save] = toolTexts.resize.steps;

const jpg: PageText = {
  title: 'Ridimensionare JPG: meno pixel, stessa nitidezza',
  metaDescription:
    'Ridimensiona foto JPG per larghezza, altezza o percentuale. Restano nitide, dritte e con i colori giusti. Niente lascia il tuo browser.',
  h1: 'Ridimensionare JPG',
  description:
    'Quasi tutte le foto hanno molti più pixel di quelli che ti servono. Ridimensionare è il modo più sicuro per avere un JPG leggero, e alle nuove misure la foto può sembrare persino più nitida di prima.',
  toolDescription: 'Ridimensiona foto JPG con un filtro nitido, le raddrizza e converte i colori in sRGB.',
  steps: [
    { name: choose, text: `Apri una foto con “${browse}”. “${width}” e “${height}” mostrano le sue misure attuali.` },
    {
      name: adjust,
      text: `Scrivi un nuovo valore in “${width}”. Con “${lock}” attivo, “${height}” si adegua. Prova 1600 per un sito web, 2048 per un tablet.`,
    },
    { name: save, text: `Premi “${download}” per salvare il JPG ridimensionato.` },
  ],
  facts: [
    {
      heading: 'Che cosa succede a un JPG ridimensionato',
      paragraphs: [
        'Un JPG si può aprire a metà, a un quarto o a un ottavo delle sue misure, quindi anche 100 megapixel si riducono in fretta.',
        'Riducendo, il rumore e le tracce della compressione si attenuano. Un JPG che a piena grandezza mostra blocchi è spesso pulito a metà.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Quanto pesa in meno il file con metà della larghezza?',
      'Metà della larghezza e dell’altezza è un quarto dei pixel. Il file scende a circa un terzo, perché ogni pixel rimasto contiene più dettaglio.',
    ],
    ['La mia foto verticale finirà girata di lato?', 'No, resta come l’hai vista sul telefono, in ogni programma.'],
    ['Posso ingrandire un JPG?', 'Sì, ma non si inventa nuovo dettaglio. Oltre il doppio delle misure appare sfocato.'],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `Quanto può essere grande un ${label}`,
  paragraphs: [`Qui un ${label} può avere fino a ${grouped(maxSide)} pixel sul lato più lungo. ${tenMegabytes[id]}`],
});
