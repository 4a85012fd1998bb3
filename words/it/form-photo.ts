import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: 'Regola',
  form: 'Modulo',
  own: 'Le mie regole',
  kinds: { passport: 'Passaporto', visa: 'Visto', exam: 'Esame', portal: 'Portale' },
  lastForm: (name: string) => `L’ultima volta: ${name}`,
  forgetForm: 'Dimentica questo modulo',
  subject: 'Che cos’è',
  subjects: {
    photo: 'Foto',
    print: 'Foto stampata',
    postcard: 'Foto grande',
    signature: 'Firma',
    thumb: 'Impronta',
    declaration: 'Dichiarazione',
  },
  least: 'Almeno',
  most: 'Al massimo',
  limitHint: 'Vale con KB da 1000 byte e da 1024.',
  contradiction: 'Il limite inferiore supera quello superiore.',
  number: (most: number) => `Un numero fino a ${most}`,
  fit: 'Nel riquadro',
  fits: { cut: 'Riempilo', whole: 'Mostra tutto' },
  fitLines: {
    cut: 'Trascina il riquadro o spostalo con le frecce.',
    whole: 'Bordi bianchi completano ciò che manca alla tua immagine.',
  },
  straighten: 'Raddrizza',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Gradi',
  headGuide: (least: string, most: string) =>
    `Ovali tratteggiati: la testa più piccola e la più grande, dal ${least} al ${most} dell’altezza.`,
  eyeGuide: (least: string, most: string) =>
    `Fascia tratteggiata: gli occhi, dal ${least} al ${most} dell’altezza dal bordo inferiore.`,
  ink: 'Inchiostro',
  inks: { black: 'Nero', blue: 'Blu', photographed: 'Come nella foto' },
  inkLine: 'Carta e ombre diventano bianche. L’inchiostro si cerca dentro il riquadro.',
  photographedLine: 'Carta e ombre restano come nella foto.',
  transparent: 'Sfondo trasparente',
  noInk: 'Nessuna scritta trovata nel riquadro. Meglio una penna scura su carta liscia alla luce del giorno.',
  pad: 'Area di disegno: firma qui con un dito, una penna, il mouse o la tastiera',
  padKeys:
    'Con la tastiera: le frecce muovono la penna (due insieme in diagonale, con Maiusc più lontano), Spazio la appoggia e la alza, Backspace toglie un tratto.',
  penDown: (x: number, y: number) => `Penna appoggiata, al ${x}% da sinistra e al ${y}% dall’alto`,
  penUp: 'Penna alzata',
  strokeUndone: 'Tratto tolto',
  undo: 'Annulla tratto',
  clear: 'Cancella tutto',
  useDrawn: 'Usala',
  whiten: 'Sfondo bianco',
  whitening: 'Ricerca della parete…',
  grey: 'Bianco e nero',
  colours: 'Ci sono ancora colori',
  before: 'Prima',
  after: 'Dopo',
  cannotWhiten: {
    'not-plain': 'Questo sfondo ha più di un colore, quindi resta com’è. Serve una foto davanti a una parete uniforme.',
    'no-edge': 'Capelli, vestiti o un’ombra sono troppo simili al colore della parete, quindi lo sfondo resta com’è.',
  },
  missing: 'Qui serve un’immagine a parte.',
  useOpen: (name: string) => `Usa ${name} anche qui`,
  next: (subject: string) => `Avanti: ${subject}`,
  zip: (count: number) => `Tutti e ${count} in ZIP`,
  printSheet: 'Foglio da stampare',
  paper: 'Carta',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Letter' },
  sheetFormat: 'File',
  /** In a file's name, without accents. */
  sheetFile: 'stampa',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'foto', 'foto')} da ${toTenths(width)} × ${toTenths(height)} mm a 300 dpi, con segni di taglio. Stampa al 100%, senza «adatta alla pagina».`,
  sheetTooSmall: 'La foto è più grande di questa carta.',
  saveSheet: 'Scarica il foglio da stampare',
  name: 'Nome del file',
  longestName: 'Lunghezza massima',
  nameCharacters: { letter: 'lettere', digit: 'cifre', hyphen: 'trattini', space: 'spazi' },
  nameLength: (length: string, longest: string) => `${length} caratteri su ${longest} al massimo`,
  nameOnly: (kinds: string) => `solo ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name}: ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Dati da «${title}», letti il ${date}. Le regole cambiano: controlla il modulo.`,
  unofficial: 'Quella pagina non è dell’autorità stessa.',
  differs: 'Altre pagine riportano altri valori.',
  grounds: {
    white:
      'Il modulo chiede anche uno sfondo bianco. «Sfondo bianco», sotto l’immagine, rende bianca una parete uniforme.',
    light:
      'Il modulo chiede anche uno sfondo chiaro e uniforme. «Sfondo bianco», sotto l’immagine, rende bianca una parete uniforme.',
  },
  takenThere: 'Spesso è l’autorità stessa a scattare questa foto.',
  enlarged: 'La tua immagine ha meno pixel di quanti ne chiede il modulo, quindi viene ingrandita e appare sfocata.',
  checks: 'Verificato nel file finito',
  making: 'Creazione del file…',
  met: 'Rispettato:',
  missed: 'Non rispettato:',
  size: (size: Size) => `${formatSize(size)} pixel`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} pixel invece di ${formatSize(asked)}`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'Nessun dpi nel file',
  atLeast: (bytes: string, least: string) => `${bytes}, almeno ${least} KB`,
  atMost: (bytes: string, most: string) => `${bytes}, al massimo ${most} KB`,
  between: (bytes: string, least: string, most: string) => `${bytes}, tra ${least} e ${most} KB`,
  noDetails: 'Nessun dato della fotocamera',
  details: 'Contiene ancora dati della fotocamera',
  tooLarge: 'Aiuterebbero meno pixel o più KB: questo file è già molto grossolano.',
  tooSmall: 'Questo formato non si può riempire; un JPG sì.',
} as const;
