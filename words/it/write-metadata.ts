import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: 'Scrivi i tuoi dati',
  date: 'Data dello scatto',
  ways: { keep: 'Mantieni', set: 'Imposta', shift: 'Sposta' },
  wayLines: {
    set: 'Ogni data nel file diventa questa.',
    shift: 'Per una fotocamera con l’orologio sbagliato. Ogni data si sposta dello stesso tempo.',
  },
  newDate: 'Nuova data e ora',
  direction: 'Direzione dello spostamento',
  directions: { later: 'Più tardi', earlier: 'Prima' },
  units: { days: 'Giorni', hours: 'Ore', minutes: 'Minuti' },
  undated: 'Questo file non ha ancora una data.',
  dateStated: (date: string) => `Ora: ${date}`,
  becomes: (before: string, after: string) => `${before} diventa ${after}`,
  dateGoes:
    'La data viene rimossa prima, quindi non c’è nulla da spostare. Rimuovi altro o niente, oppure imposta una data.',
  fields: {
    author: 'Autore',
    copyright: 'Copyright',
    caption: 'Didascalia',
    keywords: 'Parole chiave',
    dpi: 'Risoluzione',
  },
  keywordsLine: 'Separate da virgole. Sostituiscono quelle del file.',
  asInFile: 'Come nel file',
  dpi: {
    unit: 'dpi',
    line: 'Cambia solo il numero, nemmeno un pixel.',
    problem: 'La risoluzione deve essere un numero intero tra 1 e 65.535',
  },
  fileDates: 'Data i file come le foto',
  fileDatesLine:
    'I file nello ZIP ricevono la data dello scatto. Un singolo download riceve dal browser la data attuale.',
  kept: 'I tuoi testi finiscono solo nel file: non vengono salvati e non sono nell’indirizzo di questa pagina.',
  now: 'Nel nuovo file',
  written: {
    taken: (date: string) => `Scattata: ${date}`,
    author: (name: string) => `Autore: ${name}`,
    copyright: (text: string) => `Copyright: ${text}`,
    caption: (text: string) => `Didascalia: ${text}`,
    keywords: (words: string) => `Parole chiave: ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} dpi`,
  },
  writing: 'Scrittura…',
  left: (count: number) =>
    count === 0
      ? 'Riletto: resta solo ciò che hai scritto.'
      : `Riletto: ${count === 1 ? 'resta' : 'restano'} ${formatCount(count)} tag oltre a ciò che hai scritto.`,
  pixelsCopied: 'L’immagine viene copiata byte per byte, senza ricodificarla. Non cambia nemmeno un pixel.',
  cannotWrite: 'Questo tipo di file non può contenere ciò che vuoi scrivere.',
  unchanged: 'Non si rimuove e non si scrive nulla: il file resta com’è.',
};
