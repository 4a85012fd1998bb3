import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { PDF_COMPRESSOR_NAME } from '#words/catalogue/names.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;
const [choose, compress, save] = toolTexts.compress.steps;

const jpg: PageText = {
  title: 'Comprimere JPG: foto più leggere, stesso aspetto',
  metaDescription:
    'Riduci il peso delle foto JPG dal 30 all’80% nel browser, con un nostro codificatore. Scegli la qualità o un peso in KB e confronta. Senza caricare nulla.',
  h1: 'Comprimere JPG',
  description:
    'Telefoni e fotocamere salvano i JPG in fretta e li lasciano più pesanti del necessario. Compresso come si deve, un JPG occupa molto meno spazio e ha lo stesso aspetto.',
  toolDescription:
    'Comprime foto JPG con un nostro codificatore, con la qualità o fino al peso in kilobyte che scegli.',
  steps: [
    { name: choose, text: `Premi “${browse}” o trascina qui il JPG. Vedi subito il suo peso e le sue dimensioni.` },
    {
      name: compress,
      text: `“${quality}” parte da ${COMPRESS_QUALITY}. Abbassala finché noti un cambiamento, poi torna indietro di un passo. Oppure scrivi un peso in “${target}”.`,
    },
    {
      name: save,
      text: `Trascina la maniglia sulla foto, controlla i cieli e i capelli, poi premi “${download}”.`,
    },
  ],
  facts: [
    {
      heading: 'Da dove viene il risparmio',
      paragraphs: [
        'Il codificatore esamina ogni dettaglio di ogni blocco e scarta quelli che costano più spazio di quanto valgono, dove l’occhio li nota meno. Su otto foto non usate per metterlo a punto, i file pesavano circa il 15% in meno dei JPG di un browser con lo stesso punteggio SSIMULACRA2, e dal 3 al 10% in meno di quelli di MozJPEG. A bassa qualità, due delle otto pesavano qualche punto percentuale in più che con MozJPEG.',
        'Sotto la qualità 90, i colori della maggior parte delle foto si salvano a metà risoluzione, come in quasi tutti i JPG. Il codificatore misura ogni immagine e conserva i colori interi dove si vedrebbe la differenza, così le scritte rosse restano nitide. Da 90 in su lo fa con tutte le immagini tranne quelle quasi grigie o piccole.',
      ],
    },
    {
      heading: 'Che cos’altro viene rimosso',
      paragraphs: [
        'Le foto contengono spesso una miniatura nascosta da 10 a 30\u00a0KB e il luogo in cui sono state scattate. Entrambi vengono rimossi dal nuovo file, a meno che tu non scelga di conservarli.',
        'Se il nuovo file non pesa almeno il 5% in meno, riavrai il tuo originale invece di una copia peggiore. L’originale li contiene ancora entrambi.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Quanto peserà in meno la mia foto?',
      'Di solito il 30-80%. Una foto appena scattata con il telefono risparmia di più. Una salvata da un’app di messaggi risparmia meno, perché è già compressa.',
    ],
    [
      'Quale qualità devo scegliere?',
      '75 è un buon punto di partenza per gli schermi, 85 per le stampe e le foto da ritoccare, 60 per le anteprime. Le foto sono diverse: delle otto provate con 75, due erano visibilmente peggiori. Il primo segno sono blocchi nei cieli azzurri.',
    ],
    [
      'Posso comprimere più volte lo stesso JPG?',
      'Meglio di no: ogni volta perde un altro po’. Conserva l’originale e parti sempre da quello.',
    ],
  ]),
};

const png: PageText = {
  title: 'Comprimere PNG: resta PNG, resta trasparente',
  metaDescription:
    'Comprimi schermate e loghi PNG usando meno colori. La trasparenza si conserva e il file resta un PNG. Direttamente nel tuo browser.',
  h1: 'Comprimere PNG',
  description:
    'Un PNG può usare fino a quattro byte per pixel. Quasi tutte le schermate e i loghi hanno così pochi colori che ne basta uno, e il risparmio è notevole.',
  toolDescription: 'Riduce un PNG ai colori più importanti e ne conserva la trasparenza.',
  steps: [
    {
      name: choose,
      text: `Trascina qui un PNG o sceglilo con “${browse}”. Le zone trasparenti appaiono come una scacchiera.`,
    },
    {
      name: compress,
      text: `“${quality}” decide quanto i colori restano vicini all’originale. ${COMPRESS_QUALITY} va bene per le schermate. Sali se vedi gradini nelle sfumature; con 100 ogni pixel resta invariato.`,
    },
    { name: save, text: `Ingrandisci un bordo, confronta e premi “${download}”. Il file è ancora un PNG.` },
  ],
  facts: [
    {
      heading: 'Due modi per avere un PNG più leggero',
      paragraphs: [
        'Senza perdita: gli stessi pixel, impacchettati meglio. Quanto si risparmia dipende dal programma che ha scritto il file: quasi nulla se ha impacchettato bene, più della metà se andava di fretta.',
        'Meno colori: se ne scelgono fino a 256 per questa immagine, ciascuno con la sua trasparenza. Un’immagine che ne richiede di più li conserva tutti, leggermente arrotondati.',
      ],
    },
    {
      heading: 'Quando il PNG è la scelta sbagliata',
      paragraphs: [
        'Le foto hanno decine di migliaia di colori e molto rumore, che il PNG non sa impacchettare. In PNG una foto pesa da cinque a otto volte più di un buon JPG: meglio convertirla.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Il mio PNG diventerà un JPG?',
      'In questa pagina no: qui resta un PNG. Il compressore generale salva in JPG un PNG senza trasparenza, a meno che tu non scelga un altro formato.',
    ],
    [
      'Il 30-80% è realistico per un PNG?',
      'Per schermate e illustrazioni sì. Le icone esportate con pochi colori possono non calare affatto, e in quel caso riavrai il tuo originale.',
    ],
    [
      'E i PNG a 16 bit?',
      'Passano a 8 bit con qualsiasi qualità sotto 100. Imposta la qualità a 100 per conservare la profondità.',
    ],
  ]),
};

const webp: PageText = {
  title: 'Comprimere WebP: meno byte per il tuo sito',
  metaDescription:
    'Rendi più leggere le immagini WebP, per qualità o fino a un peso in KB. La trasparenza si conserva. È gratis e funziona sul tuo dispositivo.',
  h1: 'Comprimere WebP',
  description:
    'App, programmi di grafica e plug-in esportano spesso WebP con qualità 90 o persino senza perdita. Per una pagina web è più di quanto si possa vedere.',
  toolDescription: 'Comprime file WebP a una qualità più bassa o fino a un peso massimo, e conserva la trasparenza.',
  steps: [
    { name: choose, text: `Scegli un file .webp con “${browse}”.` },
    {
      name: compress,
      text: `“${quality}” parte da ${COMPRESS_QUALITY}. WebP sfoca per primi i dettagli fini: mentre la abbassi, controlla pelle, erba e tessuti. Oppure inserisci un peso in “${target}”.`,
    },
    { name: save, text: `Premi “${download}” per salvare il WebP, poi sostituisci il vecchio file sul tuo sito.` },
  ],
  facts: [
    {
      heading: 'Come risparmia spazio WebP',
      paragraphs: [
        'WebP prevede ogni blocco a partire da quelli vicini e salva solo la differenza. Per questo gli sfondi uniformi non occupano quasi spazio.',
        'Una foto in WebP con perdita ha i colori a metà risoluzione, con qualsiasi qualità. Le linee rosse sottili di un disegno ne uscirebbero sfocate. Per questo disegni e schermate ricevono meno colori, quando così sono migliori con meno byte, e ogni bordo resta nitido.',
      ],
    },
    {
      heading: 'Quando un JPG va altrettanto bene',
      paragraphs: [
        'WebP guadagna di più con la grafica trasparente e a bassa qualità. Per le foto da 85 in su, un JPG fatto bene pesa spesso più o meno lo stesso, e lo aprono più programmi.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Un WebP si riduce quanto un JPG?',
      'Di solito meno. Il 30-80% è tipico dei file esportati a 90 o più. Uno salvato a 75 non diventerà molto più leggero.',
    ],
    [
      'Un WebP animato resta animato?',
      'Sì. Ogni fotogramma viene compresso e i tempi restano uguali. Con le animazioni lunghe ci vuole un po’.',
    ],
    [
      'Fin dove posso scendere per le miniature?',
      'Fino a 40-50 per immagini larghe fino a 400 pixel. A quelle dimensioni la sfocatura si nota appena.',
    ],
  ]),
};

const gif: PageText = {
  title: 'Comprimere GIF: animazioni più leggere',
  metaDescription:
    'Rendi più leggere le GIF animate usando meno colori e saltando i cambiamenti che nessuno vede. Ogni fotogramma resta. Nel tuo browser.',
  h1: 'Comprimere GIF',
  description:
    'Una GIF salva ogni pixel che cambia, fotogramma dopo fotogramma. Ignorando i cambiamenti che nessuno vede e usando meno dei 256 colori, diventa molto più leggera e si muove come prima.',
  toolDescription: 'Comprime animazioni GIF usando meno colori e ignorando i minimi cambiamenti tra i fotogrammi.',
  steps: [
    { name: choose, text: `Trascina qui la GIF o usa “${browse}”. Si muove nell’anteprima.` },
    {
      name: compress,
      text: `Abbassando “${quality}” si ignorano più piccoli cambiamenti e si usano meno colori. Sopra 90 quasi non si nota; sotto 50 i colori sembrano piatti.`,
    },
    { name: save, text: `Guarda un ciclo completo nel confronto, poi premi “${download}”.` },
  ],
  facts: [
    {
      heading: 'Che cosa aiuta di più',
      paragraphs: [
        'Meno pixel: con metà larghezza e metà altezza resta un quarto della superficie, in ogni fotogramma. Se l’animazione è più grande del necessario, ridimensionala prima.',
        'Meno cambiamenti: il rumore di uno sfondo filmato cambia a ogni fotogramma. Ignorarlo fa risparmiare molto.',
        'Meno colori: con 64 invece di 256, ogni pixel occupa un quarto di spazio in meno.',
      ],
    },
    {
      heading: 'I limiti di peso delle piattaforme più usate',
      paragraphs: [
        'Slack accetta emoji personalizzate sotto i 128\u00a0KB, Discord sotto i 256\u00a0KB. GitHub accetta nei commenti animazioni fino a 10\u00a0MB. I limiti cambiano: controlla il sito a cui invii il file.',
      ],
    },
  ],
  faqs: faqs([
    [
      'L’animazione mantiene la sua velocità?',
      'Sì, al centesimo di secondo. Anche il numero di ripetizioni resta, e nessun fotogramma viene eliminato.',
    ],
    [
      'Un altro formato sarebbe più leggero?',
      'Sì: un WebP animato della stessa clip pesa circa un terzo. Usa la GIF dove nient’altro funziona.',
    ],
    [
      'Perché la mia GIF è calata appena?',
      'La GIF è già efficiente con i disegni puliti a superfici uniformi. Il 30-80% di risparmio arriva con le clip video e le immagini con dithering.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Convertire immagini in PDF: più foto in un solo PDF',
  metaDescription:
    'Riunisci foto e scansioni in un PDF, nel tuo ordine e con la qualità che scegli: JPG, PNG, HEIC o TIFF. Gratis, sul tuo dispositivo.',
  h1: PDF_COMPRESSOR_NAME,
  description:
    'Hai le foto di un documento, ma l’ufficio o il portale di lavoro vuole un PDF. Questa pagina le comprime e mette ciascuna su una pagina, in un unico documento.',
  toolDescription: 'Comprime le immagini e le salva come pagine di un unico PDF, senza bordi bianchi, se non li vuoi.',
  steps: [
    {
      name: choose,
      text: `Scegli le foto del tuo documento con “${browse}”, tutte insieme. Vanno bene anche gli HEIC di un iPhone e i TIFF di uno scanner.`,
    },
    {
      name: 'Metti in ordine',
      text: 'Trascina le immagini nell’ordine delle pagine, oppure seleziona una maniglia e usa i tasti freccia.',
    },
    {
      name: toolTexts.convert.steps[1],
      text: `“${format}” è impostato su PDF e “${quality}” su ${COMPRESS_QUALITY}. Il testo stampato resta leggibile fino a 50; firme e timbri si vedono meglio a 85. Poi premi “${processAll}”.`,
    },
    { name: save, text: `Premi “${downloadPdf}” e il documento è pronto da allegare.` },
  ],
  facts: [
    {
      heading: 'Che cosa c’è nel PDF',
      paragraphs: [
        'Ogni pagina contiene la tua foto in JPG e nient’altro, quindi una pagina aggiunge meno di un kilobyte a quel JPG. Un JPG che non diventerebbe più leggero entra senza essere compresso di nuovo.',
        'Il testo non viene riconosciuto. La pagina è un’immagine, quindi non ci si può cercare dentro.',
      ],
    },
    {
      heading: 'Quanti pixel servono a una pagina',
      paragraphs: [
        'Perché il testo si legga, una pagina A4 ha bisogno di 150\u00a0dpi: 1240 × 1754 pixel. A 300\u00a0dpi sono 2480 × 3508: 4 volte i pixel e circa 3 volte il peso del file.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Posso mettere più foto in un solo PDF?',
      `Sì, fino a ${BATCH_LIMIT}. In “${pages}” scegli tra un solo documento e un file per ciascuna.`,
    ],
    [
      'Le pagine possono essere A4?',
      `Sì. “${paper}” offre A4 e Letter, con o senza margine. Le pagine girano insieme alla foto: una foto orizzontale ha una pagina orizzontale.`,
    ],
    [
      'Posso ridurre un PDF che ho già?',
      'No, questo strumento crea file PDF ma non li apre. Esporta prima le pagine come immagini.',
    ],
    [
      'Perché non stampare semplicemente in PDF?',
      'La stampa mette la foto su un foglio con i bordi, e spesso la salva non compressa, con un peso diverse volte maggiore.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, png, webp, gif, pdf };
