import type { NotesByTarget } from '#catalogue/page-text.ts';
import { toolTexts } from '#words/catalogue/tools.ts';

const resizer = toolTexts.resize.name;

export const svg: NotesByTarget = {
  png: {
    tag: 'nitido a ogni misura',
    meta: 'Trasforma un SVG in un PNG nitido che ogni programma apre. Lo sfondo trasparente resta. Nel tuo browser, senza caricare nulla.',
    why: `Molti negozi, social e programmi per ufficio rifiutano l’SVG. Questa pagina salva il disegno in PNG alle sue misure. Per altre misure, usa “${resizer}”: il PNG è nitido a 64 pixel come a 4000.`,
    size: 'Un’icona di 512 × 512 pixel pesa da 5 a 30\u00a0KB in PNG. Con larghezza e altezza doppie il file non arriva al doppio, perché le superfici uniformi non occupano quasi spazio.',
    faqs: [
      [
        'Che dimensioni ha il PNG?',
        `La larghezza e l’altezza indicate nell’SVG, o il suo viewBox, in pixel. Per altre dimensioni, apri l’SVG in “${resizer}” e salva da lì un PNG.`,
      ],
      [
        'Perché il mio testo ha un altro aspetto?',
        'Di solito un SVG non contiene i suoi font, quindi quello che manca viene sostituito. Converti il testo in tracciati nel tuo programma di disegno prima di esportare.',
      ],
    ],
  },
  jpg: {
    tag: 'con uno sfondo',
    meta: 'Trasforma un SVG in un JPG su sfondo bianco, per moduli e servizi di stampa che accettano solo foto. Non lascia mai il tuo dispositivo.',
    why: 'Alcuni moduli accettano solo JPG, anche per un logo. Questa pagina salva il tuo disegno con bordi morbidi su sfondo bianco.',
    size: 'A 1000 × 1000 pixel, un logo semplice pesa da 20 a 60\u00a0KB in JPG. È diverse volte il peso di un PNG, perché il JPG non è adatto ai bordi netti.',
    faqs: [
      [
        'Come evito gli aloni grigi intorno alle linee?',
        'Lascia la qualità a 92 o più, così i colori restano nitidi. Aiutano anche dimensioni maggiori, perché gli aloni sono sempre larghi solo pochi pixel.',
      ],
      ['Posso tornare dal JPG all’SVG?', 'No, ora le curve sono pixel. Conserva l’SVG.'],
    ],
  },
};
