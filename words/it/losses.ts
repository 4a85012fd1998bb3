import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { capitalised, withArticle } from '#words/language.ts';

const a = (target: string) => capitalised(withArticle(target));

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${a(target)} non ha trasparenza: le zone trasparenti diventano di colore ${fill}.`,
  animation: (target) => `Il formato ${target} non è animato: resta solo il primo fotogramma.`,
  pages: () => 'Si usa solo la prima pagina.',
  metadata: () => 'I dati della fotocamera e quelli nascosti vengono rimossi.',
  location: () => 'Il luogo in cui è stata scattata la foto viene rimosso.',
  'all-but-credit': () => 'I dati della fotocamera e il luogo vengono rimossi: restano copyright e crediti.',
  'some-metadata': () =>
    'Alcuni dati nascosti, come le note del produttore della fotocamera, non si possono conservare.',
  credentials: () => 'Le Content Credentials vengono rimosse: la loro firma vale solo per il file originale.',
  'other-details': () => 'I commenti, le anteprime e i dati di altri programmi vengono rimossi.',
  colours: (target) => `${a(target)} contiene solo 256 colori: colori simili sostituiscono gli altri.`,
  'half-transparency': (target) =>
    `Un pixel di ${withArticle(target)} o si vede o non si vede: i bordi sfumati diventano netti.`,
  'bit-depth': (target) => `${a(target)} ha 8 bit per colore: le sfumature più sottili vanno perse.`,
  hdr: () => 'La versione HDR, più luminosa, va persa: ottieni l’immagine che si vede sui normali schermi.',
  'hdr-light': () => 'La luminosità HDR viene ridotta a quella dei normali schermi.',
  video: () => 'Il video associato alla foto viene rimosso.',
  attached: () => 'I dati aggiuntivi della foto, come la mappa di profondità, vengono rimossi.',
  channels: () => 'I canali aggiuntivi, come maschere o tinte piatte, vengono rimossi.',
  scripts: () => 'Script, HTML e file collegati vengono rimossi.',
  undrawn: () => 'Il testo e gli stili del disegno che solo un browser mostra mancano nel risultato.',
  'out-of-range': () => 'Tutto ciò che è più scuro del nero o più chiaro del bianco viene tagliato.',
  'wide-gamut': () => 'I colori vengono convertiti in sRGB, che va bene su qualsiasi schermo.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) =>
  `Nessuna perdita di qualità: il file ${label} non viene compresso di nuovo.`;
