import type { TooLargeWords } from '#choose/too-large.ts';
import type { ImageErrorCode } from '#engine';
import { formatCount } from '#words/language.ts';
import { missingPercent } from '#words/percent.ts';

/** What happened and what to do, in one or two sentences per error code of the engine. */
export const errorWords: Readonly<Record<ImageErrorCode, string>> = {
  unreadable: 'Questo file è danneggiato o incompleto e non si può aprire. Prova con un’altra copia.',
  incomplete: 'Manca la fine di questo file. Prova con un’altra copia.',
  'file-changed': 'Questo file è cambiato da quando l’hai scelto. Sceglilo di nuovo.',
  unsupported: 'Questo file non è un’immagine che si può leggere qui. Scegli un file JPG, PNG, WebP, TIFF o GIF.',
  'camera-raw':
    'Questo è un file RAW di una fotocamera e va prima sviluppato. Salvalo come JPG o TIFF con il programma della fotocamera e apri quello.',
  'beyond-browser': 'Questo browser non supporta questo formato. Scegline un altro o prova un browser più recente.',
  'too-large': 'Questa immagine ha troppi pixel per questo browser. Scegline una più piccola.',
  'bad-recipe': 'Queste impostazioni non vanno bene per questa immagine. Controlla larghezza, altezza e ritaglio.',
  'watermark-missing': 'Manca l’immagine della filigrana. Sceglila di nuovo.',
  'watermark-differs': 'Questa non è l’immagine usata come filigrana in queste impostazioni. Sceglila di nuovo.',
  'watermark-unreadable': 'Non si può aprire l’immagine della filigrana. Scegline un’altra.',
  'codec-failed': 'Non è stato possibile salvare l’immagine con queste impostazioni. Provane altre.',
  'out-of-memory': 'Non c’è abbastanza memoria libera per questa immagine. Chiudi altre schede e riprova.',
  cancelled: 'Annullato.',
  'codec-unavailable':
    'Non è stato possibile caricare una parte del sito che serve a questo formato. Controlla la connessione e riprova.',
  'no-file': 'Prima scegli un’immagine.',
  'not-a-file': 'Scegli un file immagine.',
  'engine-unavailable': 'Non è stato possibile caricare gli strumenti. Controlla la connessione e riprova.',
};

/** The specification's sentence for a failed action; missing files have their own. */
export const failureReasons: Readonly<Partial<Record<ImageErrorCode, string>>> = {
  unreadable: 'Non è stato possibile caricare l’immagine',
  incomplete: 'Manca la fine del file',
  'file-changed': 'Il file è cambiato da quando l’hai scelto: sceglilo di nuovo',
  'engine-unavailable': 'Non è stato possibile caricare gli strumenti',
  unsupported: 'Il file non è un’immagine',
  'no-file': 'Nessun file',
  'not-a-file': 'Il file non è un’istanza di Blob o File',
};

/** Asks about a file without its end. @param missing the share of its picture that is missing, if it is known */
export const incompleteWords = {
  question: (missing: number | undefined) =>
    missing === undefined
      ? 'Manca la fine di questo file. Continuare con il resto?'
      : `Manca la fine di questa immagine (${missingPercent(missing)}). Continuare con il resto?`,
  goOn: 'Continua con il resto',
};

/** An error without a message. */
export const unknownError = 'Errore sconosciuto';

export const compressionFailed = (reason: string) => `Compressione non riuscita: ${reason}`;

export const unwritable = (label: string) => `Questo browser non può creare file ${label}.`;

export const tooLarge: TooLargeWords = {
  side: (most, size) =>
    `Questo formato ammette fino a ${formatCount(most)} pixel per lato, e qui si arriverebbe a ${size}.`,
  own: (size, beyond) => `Questa immagine ha ${size} pixel${beyond}.`,
  made: (size, beyond) => `Si arriverebbe a ${size} pixel${beyond}.`,
  beyond: (megapixels) => `, oltre il limite di ${megapixels} megapixel`,
};
