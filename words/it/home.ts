import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: ridimensiona, comprimi e converti immagini`,
  description: `Strumenti gratuiti che funzionano nel browser: ridimensiona, ritaglia, comprimi a un peso in KB e converti fino a ${BATCH_LIMIT} immagini, senza caricarle.`,
  title: 'Ridimensiona, comprimi e converti le tue immagini.',
  lead: 'Succede tutto nel tuo browser: le immagini non lasciano mai il tuo dispositivo.',
  start: 'Inizia',
  more: 'Scopri di più',
  free: 'Gratis, senza account e senza caricare nulla.',
  example: {
    title: 'Noti la differenza?',
    before: 'Prima',
    after: 'Dopo',
    smaller: (percent: number) => `${percent}% in meno`,
    line: (quality: number) =>
      `La nostra foto di esempio, compressa qui con qualità ${quality}. I due file sono in questa pagina così come sono: trascina la linea per confrontarli.`,
    slider: 'Percentuale dell’immagine mostrata com’era prima',
  },
  features: {
    title: 'Per chi tiene alle proprie immagini',
    fast: {
      title: 'Velocissimo',
      text: 'Nessun caricamento da aspettare. Il tuo dispositivo comincia subito ed elabora più immagini contemporaneamente.',
    },
    private: {
      title: 'Privato al 100%',
      text: 'Le tue immagini si aprono, si modificano e si salvano nel tuo browser. Non vengono mai caricate.',
    },
    batch: {
      title: 'Più immagini insieme',
      text: `Fino a ${BATCH_LIMIT} immagini alla volta con le stesse impostazioni. Scaricale in un file ZIP o una per una.`,
    },
  },
  tools: { title: 'Scegli uno strumento', lead: 'Si aprono tutti subito, senza registrazione.' },
  collections: {
    title: 'Raccolte',
    lead: 'Una pagina per ogni esigenza, con le impostazioni giuste e le risposte alle domande più comuni.',
    converters: (count: number) => `${count} convertitori. JPG, PNG, WebP, HEIC e altri.`,
    compressors: (count: number) => `${count} compressori. Per formato o fino a un peso in KB.`,
    resizers: (count: number) => `${count} pagine per ridimensionare. Per schermi, social, stampa e moduli.`,
  },
  help: {
    title: 'Centro assistenza',
    items: [
      {
        title: 'Aprire un’immagine',
        text: 'Trascinala sulla pagina, sceglila con “Scegli file” o incollala. Per molte insieme c’è l’elaborazione in serie.',
      },
      {
        title: 'Modificarla',
        text: 'Ogni impostazione mostra subito il suo effetto. Ciò che un formato non può mantenere è indicato prima di iniziare.',
      },
      {
        title: 'Salvarla',
        text: '“Scarica” salva un file, “Scarica tutte” uno ZIP. L’originale sul tuo dispositivo resta com’è.',
      },
      {
        title: 'Se qualcosa non va',
        text: 'Riprova con un’immagine più piccola o in un altro browser, e raccontaci che cosa è successo: i contatti sono in fondo a ogni pagina.',
      },
    ],
  },
  faq: {
    title: 'Domande frequenti',
    items: [
      {
        title: 'Le mie immagini vengono caricate?',
        text: 'No. Vengono aperte, modificate e salvate nel tuo browser. Le pagine già visitate funzionano anche senza rete.',
      },
      {
        title: 'È gratis?',
        text: 'Sì, ogni strumento, quante volte vuoi e senza account. Nessuna filigrana, se non la aggiungi tu.',
      },
      {
        title: 'Quanto può pesare un’immagine?',
        text: `${fileMb}\u00a0MB, e ${batchFiles} immagini insieme. Quelle più pesanti si aprono se confermi e il dispositivo ha abbastanza memoria.`,
      },
      {
        title: 'Quali file si aprono qui?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO e SVG. Video, PDF e file RAW no.',
      },
      {
        title: 'Si perde qualità?',
        text: 'Ritagliare o ruotare un JPG di solito non costa nulla. Comprimere costa quanto permetti: confronta le due immagini prima di salvare.',
      },
      {
        title: 'Che fine fanno il luogo e i dati della fotocamera?',
        text: 'Vengono eliminati, a meno che tu non scelga in “Altre opzioni” che cosa resta.',
      },
    ],
  },
  mostWanted: 'I più richiesti',
  /** `{query}` is the search. */
  nothingFound:
    'Qui non c’è niente per “{query}”. Prova con un formato o un peso, per esempio “heic in jpg” o “meno di 200\u00a0KB”, oppure guarda [tutti gli strumenti](all).',
  closing: {
    title: 'Hai un’altra immagine?',
    line: 'Niente da installare e nessuna registrazione.',
    start: 'Inizia ora',
    all: 'Vedi tutti gli strumenti',
  },
} as const;
