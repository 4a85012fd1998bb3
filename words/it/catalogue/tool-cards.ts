import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Ridimensiona immagini',
      text: 'Inserisci una larghezza, un’altezza o una percentuale. Le proporzioni non cambiano e i contorni restano nitidi.',
    },
    {
      name: 'Ritaglia immagini',
      text: 'Ritaglio libero, in proporzione o al pixel. Puoi anche ruotare e riflettere.',
    },
  ],
  compress: [
    {
      name: 'Comprimi immagini',
      text: 'Scegli una qualità, o un peso in KB che il file non deve superare.',
    },
    {
      name: 'Ottimizza immagini',
      text: 'Trova il file più leggero che ha ancora un bell’aspetto: confronta i due e decidi.',
    },
  ],
  convert: [
    {
      name: 'Converti formato',
      text: 'Converti tra JPG, PNG, WebP, GIF, TIFF e AVIF, o dall’HEIC di un iPhone.',
    },
  ],
  batch: [
    {
      name: 'Più immagini insieme',
      text: `Usa le stesse impostazioni per un massimo di ${batchFiles} immagini e salvale in un file ZIP.`,
    },
  ],
  'form-photo': [
    {
      name: 'Foto per un modulo',
      text: 'Passaporto, visto, esame: i pixel, i KB e il formato che un modulo chiede, regola per regola.',
    },
  ],
  metadata: [
    {
      name: 'Metadati delle foto',
      text: 'Guarda cosa rivela una foto: luogo, fotocamera, nomi, immagini nascoste. Rimuovilo senza toccare un pixel.',
    },
  ],
  'responsive-images': [
    {
      name: 'Immagini per un sito web',
      text: 'Una foto nelle dimensioni e nei formati che servono a telefoni e computer, con l’HTML.',
    },
  ],
  favicon: [
    {
      name: 'Generatore di favicon',
      text: 'Trasforma un logo in tutte le icone di un sito web, con l’HTML.',
    },
  ],
};
