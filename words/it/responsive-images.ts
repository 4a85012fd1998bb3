import { counted, listed, pluralOf } from '#words/language.ts';

const images = (count: number) => counted(count, 'immagine', 'immagini');

/** Texts of the page that makes the images of a website. */
export const responsiveWords = {
  step: 'Scegli le dimensioni',
  running: 'Creazione delle immagini…',
  widths: 'Larghezze',
  widthsHint: (own: number) => `In pixel, separate da virgole. La tua immagine è larga ${own} pixel.`,
  widthsProblem: (least: number, most: number, count: number) =>
    `Inserisci fino a ${count} numeri interi da ${least} a ${most}, per esempio 480, 800, 1200.`,
  propose: 'Proponi di nuovo le larghezze',
  formats: 'Formati',
  noFormat: 'Scegli almeno un formato.',
  shown: 'Larghezza massima sulla pagina',
  shownHint: 'In pixel CSS. Lascia vuoto se l’immagine è larga quanto la finestra.',
  shownProblem: (least: number, most: number) => `Inserisci un numero intero da ${least} a ${most}, oppure niente.`,
  wholeWindow: 'Larga quanto la finestra',
  run: (count: number) => `Crea ${images(count)}`,
  /** @param formats their labels */
  plan: (widths: number, formats: readonly string[]) =>
    `${counted(widths, 'larghezza', 'larghezze')} · ${listed(formats)}`,
  failed: 'Errore nella creazione delle immagini',
  done: (count: number) => ({
    title: 'Immagini create',
    description: `${images(count)} con il relativo HTML: è tutto pronto.`,
  }),
  files: 'File',
  width: 'Larghezza',
  waiting: 'In attesa',
  /** @param size in words */
  save: (name: string, size: string) => `Scarica ${name}, ${size}`,
  phone: 'Su un telefono',
  /** @param across the width of its screen, in device pixels */
  phoneLine: (name: string, across: number) =>
    `Un telefono con lo schermo largo ${across} pixel carica ${name} invece del tuo file.`,
  total: (count: number, size: string) => `${images(count)} in tutto: ${size}`,
  /** @param last the format for all browsers */
  useless: (formats: readonly string[], last: string) =>
    `Per questa immagine ${formats.join(' e ')} non ${pluralOf(formats.length, 'è più leggero', 'sono più leggeri')} di ${last}, quindi il codice non ${pluralOf(formats.length, 'lo', 'li')} include.`,
  code: 'HTML',
  codeLabel: 'Il codice per la tua pagina',
  copy: 'Copia il codice',
  copied: { title: 'Codice copiato', description: 'Incollalo nella tua pagina.' },
  alt: 'Descrizione',
  altHint: 'Per chi non può vedere l’immagine. Lascia vuoto se è solo decorativa.',
  folder: 'Cartella sul tuo sito',
  folderHint: 'Precede i nomi dei file nel codice.',
  folderExample: '/immagini/',
  loading: 'Posizione sulla pagina',
  loadings: { lazy: 'Più in basso', eager: 'In cima' },
  loadingLines: {
    lazy: 'Si carica quando chi visita la pagina ci arriva vicino.',
    eager: 'Si carica subito, prima delle altre immagini.',
  },
  placeholder: 'Finché non è caricata',
  placeholders: { none: 'Niente', blur: 'Sfocata', thumbhash: 'ThumbHash' },
  placeholderLines: {
    none: 'Il suo spazio resta libero.',
    blur: 'Una minuscola copia dell’immagine, dentro il codice.',
    thumbhash: 'Poche lettere che uno script della tua pagina trasforma in un’immagine sfocata.',
  },
} as const;
