import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jpg: NotesByTarget = {
  png: {
    tag: 'senza altre perdite',
    meta: 'Trasforma un JPG in un PNG che puoi modificare e salvare più volte senza perdere qualità. Gratis, e resta sul tuo dispositivo.',
    why: 'Un JPG perde un po’ di qualità ogni volta che lo salvi. In PNG l’immagine resta esattamente com’è, per quante volte la modifichi e la salvi.',
    size: 'Aspettati un file più pesante: da due a tre volte nelle nostre prove, e di più per un JPG molto compresso. Il PNG conserva ogni pixel esattamente, rumore compreso.',
    faqs: [
      [
        'Un PNG è più bello del JPG da cui nasce?',
        'No. Il dettaglio che il JPG ha perso non torna. Ma da adesso, modificando e salvando, non perdi più nulla.',
      ],
      [
        'Lo sfondo bianco diventa trasparente?',
        'Da solo no. Ma un PNG può essere trasparente, quindi poi puoi togliere lo sfondo con un programma di fotoritocco.',
      ],
    ],
  },
  webp: {
    tag: 'pagine web più leggere',
    meta: 'Trasforma un JPG in un WebP più leggero per il tuo sito: scegli la qualità, confronta e scarica. Senza account e senza caricare nulla.',
    why: 'Nella maggior parte delle pagine web sono le foto a pesare di più. Un WebP con lo stesso aspetto pesa di solito da un quarto a un terzo in meno di un normale JPG, e ogni browser attuale lo mostra.',
    size: 'Dipende dal JPG. Uno appena uscito dalla fotocamera diventa molto più leggero. Uno già molto compresso può persino crescere, se imposti una qualità troppo alta. Per un sito web, parti da 75-80.',
    faqs: [
      [
        'Perdo qualità due volte?',
        'Un po’: il JPG ha già perso qualche dettaglio e il WebP ne perde ancora. Con un buon JPG e una qualità di almeno 80 non si vede. Converti sempre l’originale, non una copia piccola.',
      ],
      [
        'Devo offrire ancora un JPG accanto al WebP?',
        'Su un sito web no: Chrome, Edge, Firefox e Safari supportano WebP da anni. Per e-mail e moduli online, tieni il JPG.',
      ],
    ],
  },
  avif: {
    tag: 'il più leggero per il web',
    meta: 'Trasforma un JPG in un AVIF con lo stesso aspetto e circa metà del peso, per siti che si caricano in fretta. Tutto sul tuo dispositivo.',
    why: 'AVIF comprime le foto meglio di qualsiasi altro formato che i browser mostrano. Ha lo stesso aspetto di un JPG con circa metà del peso, e a bassa qualità diventa morbido invece di mostrare blocchi.',
    size: 'Di solito un AVIF pesa circa un terzo in meno di un JPG con lo stesso aspetto. I numeri della qualità sono diversi: AVIF a 50 equivale più o meno a JPG a 75-80.',
    faqs: [
      [
        'Perché la conversione dura tanto?',
        'AVIF diventa così leggero perché prova moltissime opzioni per ogni parte dell’immagine. Una foto grande richiede qualche secondo su un portatile e di più su un telefono. Ridimensionarla prima fa risparmiare tempo e spazio.',
      ],
      [
        'Dove non funziona AVIF?',
        'In Safari prima della versione 16, in Edge prima della 121, in Windows senza l’estensione AV1 e in molti programmi per ufficio. Su un sito web, usa un elemento <picture> con il JPG come alternativa.',
      ],
    ],
  },
};
