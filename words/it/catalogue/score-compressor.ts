import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { scoreWords } from '#choose/score.ts';
import { SCORE_COMPRESSOR_NAME } from '#words/catalogue/names.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, compress, download] = toolTexts.compress.steps;

/** The name of the band of a score, as the screens write it. */
const named = (score: number) => scoreWords(score).split(' · ')[0] ?? '';

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Comprimere un’immagine senza perdere qualità visibile',
    metaDescription:
      'Ottieni il file più leggero con lo stesso aspetto: la qualità si sceglie misurando ogni foto. Nel tuo browser, senza caricare nulla.',
    h1: SCORE_COMPRESSOR_NAME,
    description:
      'La qualità 75 è più di quanto serve a una foto e troppo poco per la successiva. Qui non devi indovinare: la pagina prova diverse qualità, confronta ciascuna con l’originale e salva il file più leggero che ha ancora lo stesso aspetto.',
    toolDescription:
      'Trova il file più leggero che sembra ancora uguale all’originale, misurando ciò che l’occhio può vedere.',
    steps: [
      {
        name: choose,
        text: `Trascina qui un’immagine o premi “${CONTROLS.browse}”. Puoi usare JPG, PNG, WebP, AVIF, JXL o HEIC.`,
      },
      {
        name: compress,
        text: `“${CONTROLS.quality}” è impostata su “${CONTROLS.auto}” e punta a un punteggio di ${score}. Altre due scelte rendono il file ancora più leggero.`,
      },
      {
        name: download,
        text: `Controlla il punteggio sotto il risparmio, guarda dove il risultato differisce, poi premi “${CONTROLS.download}”.`,
      },
    ],
    facts: [
      {
        heading: 'Che cosa significa il punteggio',
        paragraphs: [
          'Il punteggio viene da SSIMULACRA2, una misura basata su migliaia di confronti fatti da persone. Tra le misure di uso libero è quella più vicina al giudizio umano. 100 significa la stessa immagine.',
        ],
        table: {
          columns: ['Punteggio', 'Che cosa si nota', 'Come lo chiamiamo'],
          rows: [
            ['90', 'nulla, nemmeno alternando rapidamente le due immagini', named(90)],
            ['80', 'nulla, con le due immagini affiancate', named(80)],
            ['70', 'una differenza, guardando con attenzione', named(70)],
            ['50', 'tracce di compressione, un po’ fastidiose', named(50)],
            ['30', 'i danni, anche senza l’originale', named(30)],
          ],
        },
      },
      {
        heading: 'Perché una sola qualità non va bene per ogni foto',
        paragraphs: [
          'Abbiamo salvato otto foto e sfondi in JPG con qualità 75. I punteggi andavano da 53 a 88: due erano visibilmente peggiori, e un’altra poteva pesare un quarto in meno. Per avere lo stesso aspetto servivano qualità da 59 a 92. Una qualità sufficiente per tutte occupa il 35% di spazio in più.',
          'In un’immagine grande, la pagina controlla una dozzina di parti a piena risoluzione, dal cielo uniforme alle foglie fitte, e nessuna può stare più di 10 punti sotto l’obiettivo. Così un bel prato non può nascondere un cielo rovinato.',
        ],
      },
      {
        heading: 'Che cosa non può promettere',
        paragraphs: [
          'Le immagini grandi vengono valutate a parti. Il risultato può mancare l’obiettivo di un punto o due. Le animazioni non vengono valutate fotogramma per fotogramma, e le GIF hanno una qualità standard.',
        ],
      },
    ],
    faqs: faqs([
      [
        'È una compressione senza perdita?',
        'No. I file senza perdita conservano ogni pixel e pesano diverse volte di più. Qui si toglie solo ciò che non vedi. Per pixel esatti, usa PNG o WebP senza perdita.',
      ],
      [
        'Quanto peserà in meno la mia immagine?',
        'Dipende da come è stata salvata: il grafico di questa pagina mostra sei foto. Se un file è già ben compresso, riavrai il tuo originale.',
      ],
      [
        'Per quali formati funziona?',
        'JPG, WebP, AVIF, JXL, PDF e PNG. Se riduci anche le dimensioni, il punteggio si misura su quelle nuove.',
      ],
    ]),
  };
}
