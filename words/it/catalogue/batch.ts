import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { ACTION_LABELS } from '#words/batch.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { BATCH_NAMES } from '#words/catalogue/names.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';
import { refusalWords } from '#words/refusal.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;
const [, settings, choose] = toolTexts.batch.steps;

const compress: PageText = {
  title: `Comprimere più immagini: ${BATCH_LIMIT} foto alla volta`,
  metaDescription: `Comprimi fino a ${BATCH_LIMIT} immagini alla volta con la stessa qualità e salvale in un file ZIP. Le tue foto non lasciano mai il browser.`,
  h1: BATCH_NAMES.compress,
  description:
    'Riduci in un colpo solo le foto di un weekend, di un annuncio o di una relazione. Scegli la qualità una volta sola, guarda quanto risparmia ogni file e scaricali tutti in uno ZIP.',
  toolDescription: `Comprime fino a ${BATCH_LIMIT} immagini con la stessa qualità e le raccoglie in un file ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `“${ACTION_LABELS.compress}” è già selezionato. “${quality}” parte da ${COMPRESS_QUALITY}; confronta una foto o due prima di elaborarle tutte.`,
    },
    { name: choose, text: `Trascina qui qualche file o un’intera cartella, oppure usa “${browse}”.` },
    { name: processAll, text: `Premi “${processAll}”. Più immagini vengono elaborate contemporaneamente.` },
    {
      name: downloadAll,
      text: `“${downloadAll}” raccoglie i risultati in un file ZIP, con i loro nomi e le loro date.`,
    },
  ],
  facts: [
    {
      heading: `Perché le immagini vengono anche ridotte entro ${compressFrame}`,
      paragraphs: [
        `Di solito si comprimono più immagini per inviarle o pubblicarle, quindi quelle più grandi vengono ridotte per rientrare in ${compressFrame} pixel. Già così una foto da 12 megapixel scende a ${fixed(1.6, 1)} megapixel: ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}% in meno.`,
        'Per conservare ogni pixel, comprimi le foto una alla volta, oppure convertile.',
      ],
    },
    {
      heading: 'Quanto pesa un gruppo completo',
      paragraphs: [
        `${BATCH_LIMIT} foto da telefono di ${bytesText(phoneBytes)} ciascuna fanno ${bytesText(phoneBytes * BATCH_LIMIT)}: troppo per tre e-mail da 25\u00a0MB. Con 300\u00a0KB ciascuna, si arriva a ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'Quante immagini posso comprimere alla volta?',
      `Fino a ${BATCH_LIMIT} alla volta, gratis, ciascuna fino a ${UPLOAD_LIMIT_MB}\u00a0MB. Con “${refusalWords.anyway(1)}” puoi aprire file più grandi ed elenchi più lunghi, finché il tuo dispositivo ha memoria.`,
    ],
    [
      'E se un file è danneggiato?',
      'Solo quel file risulta non riuscito, con il motivo. Gli altri vanno avanti, e puoi riprovare.',
    ],
    [
      'Quanto risparmierò in tutto?',
      'Di solito il 30-80% per foto, e di più se viene anche ridotta. I file che non diventerebbero più leggeri restano invariati.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Ridimensionare più immagini: le stesse misure per tutte',
  metaDescription: `Ridimensiona fino a ${BATCH_LIMIT} immagini alle stesse misure senza deformarne nessuna. Scarica uno ZIP o i singoli file. Senza caricare nulla.`,
  h1: BATCH_NAMES.resize,
  description:
    'Foto di prodotti, diapositive e gallerie sono più ordinate quando ogni immagine ha le stesse misure. Impostale una volta: immagini verticali e orizzontali si adattano, ciascuna con le sue proporzioni.',
  toolDescription: `Ridimensiona fino a ${BATCH_LIMIT} immagini entro le stesse misure, e mantiene proporzioni e formato di ciascuna.`,
  steps: [
    { name: selectAction, text: `“${ACTION_LABELS.resize}” è selezionato quando si apre la pagina.` },
    {
      name: settings,
      text: `“${width}” e “${height}” partono da ${BATCH_RESIZE_FRAME.width} e ${BATCH_RESIZE_FRAME.height}. Lascia attivo “${lock}”, così nulla viene deformato.`,
    },
    { name: choose, text: `Aggiungi le tue immagini con “${browse}”. Puoi mescolare i formati.` },
    { name: processAll, text: `Premi “${processAll}”, poi scarica i singoli file o usa “${downloadAll}”.` },
  ],
  facts: [
    {
      heading: `Come immagini diverse rientrano in ${resizeFrame}`,
      paragraphs: ['Le proporzioni restano, quindi ogni immagine riempie la larghezza oppure l’altezza:'],
      table: {
        columns: ['Immagine', 'Risultato'],
        rows: [
          ['Panoramica 16:9', '1280 × 720'],
          ['Fotocamera 3:2', '1080 × 720'],
          ['Telefono 4:3', '960 × 720'],
          ['Quadrata', '720 × 720'],
          ['Telefono, verticale 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'Una sola larghezza per una galleria',
      paragraphs: [
        'Cancella l’altezza e imposta solo la larghezza. Tutte le immagini avranno la stessa larghezza, e ciascuna l’altezza che le serve: l’ideale per le colonne di un layout.',
      ],
    },
  ],
  faqs: faqs([
    [
      'C’è un limite al numero di immagini?',
      `${BATCH_LIMIT} immagini gratis per volta, tutte le volte che vuoi, e anche di più insieme se scegli di aprirle comunque.`,
    ],
    [
      'Le immagini mantengono il loro formato?',
      'Sì. Un PNG resta un PNG, e una GIF animata resta animata. Per averle tutte nello stesso formato, convertile dopo.',
    ],
    [
      'Quanto ci vuole per venti foto?',
      'Circa due secondi per venti foto da 10 megapixel ridimensionate a 1280 pixel, misurati su un computer con due core.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Convertire più immagini: file diversi, un solo formato',
  metaDescription: `Converti fino a ${BATCH_LIMIT} file HEIC, PNG, JPG, TIFF o WebP in un solo formato e salvali in uno ZIP. Gratis e senza caricare nulla.`,
  h1: BATCH_NAMES.convert,
  description:
    'HEIC da un telefono, PNG da un altro e TIFF dallo scanner? Portali tutti nello stesso formato. Se un file perde qualcosa, una nota lo dice.',
  toolDescription: `Converte fino a ${BATCH_LIMIT} immagini di qualsiasi formato leggibile in un formato a tua scelta.`,
  steps: [
    { name: selectAction, text: `“${ACTION_LABELS.convert}” è già selezionato in questa pagina.` },
    {
      name: settings,
      text: `“${targetFormat}” parte da WebP, con qualità ${COMPRESS_QUALITY}. Scegli JPG per inviare i file ad altri, PNG per conservare ogni pixel esattamente.`,
    },
    { name: choose, text: `Aggiungi i file con “${browse}”. Un’estensione sbagliata non importa.` },
    {
      name: processAll,
      text: `Premi “${processAll}”, poi “${downloadAll}” per avere uno ZIP. Non contiene mai due file con lo stesso nome.`,
    },
  ],
  facts: [
    {
      heading: 'Quale formato scegliere',
      paragraphs: [],
      table: {
        columns: ['Se ti servono', 'scegli', 'perché'],
        rows: [
          ['file che chiunque può aprire', 'JPG', 'ogni programma lo apre; la trasparenza diventa bianca'],
          ['immagini per un sito web', 'WebP', 'conserva trasparenza e animazione in file leggeri'],
          ['copie esatte da modificare', 'PNG', 'non si perde nulla; le foto diventano pesanti'],
          ['file per una tipografia', 'TIFF', 'è senza perdita e conserva i 16 bit per colore'],
          ['i file più leggeri', 'AVIF', 'comprime meglio di tutti; calcola diversi secondi per foto'],
        ],
      },
    },
    {
      heading: 'I nomi nello ZIP',
      paragraphs: [
        'Un file chiamato foto.heic diventa foto.webp. Se hai aggiunto anche foto.png, diventa foto (2).webp, quindi nessun file ne sovrascrive un altro.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Posso scegliere un formato diverso per alcuni file?',
      'Non nella stessa elaborazione: tutti i file hanno la stessa impostazione. Togli quei file dall’elenco e convertili uno alla volta.',
    ],
    [
      'Quanti file sono gratis?',
      `${BATCH_LIMIT} immagini per volta, fino a ${UPLOAD_LIMIT_MB}\u00a0MB ciascuna. Non serve un account.`,
    ],
    [
      'Le mie foto conservano la data?',
      'La data del file resta nello ZIP. Ciò che la fotocamera ha salvato dentro la foto, come il luogo, viene rimosso.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
