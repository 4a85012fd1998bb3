import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'foto molto più leggere',
    meta: 'Trasforma una foto PNG in un JPG molto più leggero. Le zone trasparenti diventano bianche. Gratis e senza caricare nulla.',
    why: 'Una foto salvata in PNG pesa molto più del necessario, e molti moduli accettano solo JPG. Convertila qui; le zone trasparenti diventano bianche.',
    size: 'Una foto scende a un peso tra un quinto e un ottavo. Una schermata o un logo possono non calare affatto, perché con le superfici uniformi e i bordi netti il PNG è migliore.',
    faqs: [
      [
        'Che cosa succede alle parti trasparenti?',
        'Diventano bianche, perché il JPG non ha trasparenza. Per un altro colore, sceglilo subito sotto l’avviso. WebP resta trasparente.',
      ],
      [
        'Perché nel JPG il testo sembra impastato?',
        'Il JPG sfoca intorno ai bordi netti, e sotto la qualità 90 dimezza la risoluzione dei colori. Tieni le schermate in PNG, o usa una qualità di almeno 92.',
      ],
    ],
  },
  webp: {
    tag: 'con la trasparenza',
    meta: 'Converti PNG in WebP: la trasparenza resta, il peso crolla. Scegli la qualità, confronta e salva. Senza caricare nulla.',
    why: 'WebP ha la stessa trasparenza sfumata del PNG, ma può comprimere le foto come un JPG. Loghi, immagini scontornate e schermate diventano tutti più leggeri.',
    size: 'Una foto scontornata può scendere a un decimo, e il suo contorno resta esatto. I loghi guadagnano meno, e un PNG di pochi kilobyte può essere già più leggero.',
    faqs: [
      [
        'Quale qualità devo usare?',
        'Circa 80. Foto e immagini scontornate perdono prima i dettagli fini. Schermate, loghi e disegni vengono salvati con meno colori, quando così sono migliori con meno byte, e il testo piccolo resta nitido.',
      ],
      [
        'I PNG a 16 bit restano a 16 bit?',
        'No, WebP ha 8 bit. Sullo schermo la differenza non si vede, ma tieni il PNG se vuoi ancora schiarire le zone scure con un programma di fotoritocco.',
      ],
    ],
  },
};
