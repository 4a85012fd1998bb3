/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: 'Regola',
  title: 'Il tuo sito web',
  tab: { light: 'L’icona in una scheda chiara del browser', dark: 'L’icona in una scheda scura del browser' },
  apple: 'iPhone, iPad',
  android: 'Android',
  large: 'Grande',
  fit: 'Immagine',
  fits: { inside: 'Mostrala tutta', cover: 'Riempi il quadrato' },
  fitLines: {
    inside: 'Un’immagine non quadrata lascia un po’ di spazio libero.',
    cover: 'Un’immagine non quadrata perde i bordi.',
  },
  padding: 'Spazio libero su ogni lato',
  percent: (percent: number) => `${percent}%`,
  background: 'Sfondo',
  backgrounds: { none: 'Nessuno', colour: 'Colore' },
  backgroundLines: {
    none: 'Le icone per telefoni sono bianche dove la tua immagine è trasparente.',
    colour: 'Dietro la tua immagine, in ogni icona.',
  },
  colour: 'Colore dello sfondo',
  name: 'Nome del tuo sito web',
  nameHint: 'I telefoni lo mostrano sotto l’icona. Va nel manifest.',
  small: (side: number) =>
    `La tua immagine è piccola, quindi le icone grandi sono sfocate. L’ideale è ${side} pixel, oppure un SVG.`,
  code: 'HTML',
  codeLabel: 'Il codice per le tue pagine',
  codeHint: 'Incollalo nell’elemento head di ogni pagina e metti i file nella cartella principale del sito.',
  copy: 'Copia il codice',
  copied: { title: 'Codice copiato', description: 'Incollalo nell’elemento head delle tue pagine.' },
} as const;
