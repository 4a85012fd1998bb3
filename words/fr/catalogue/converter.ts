import type { ConverterEntry } from '#catalogue/entries/entry.ts';
import { factsOf } from '#catalogue/formats/facts.ts';
import type { FormatFacts } from '#catalogue/formats/format-facts.ts';
import { idOf, labelOf } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type HowToStep, type PageText } from '#catalogue/page-text.ts';
import { CONVERT_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { nameOf } from '#choose/name-of.ts';
import { FORMATS } from '#engine/formats/index.ts';
import { grouped } from '#words/catalogue/figures.ts';
import { pairNotes } from '#words/catalogue/pairs/index.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

/** A converter's page: notes on this pair, and the differences between the two formats' records. */
export function converterText(entry: ConverterEntry): PageText {
  const [from, to] = [labelOf(entry.from), labelOf(entry.to)];
  const notes = pairNotes(entry.from, entry.to);
  const twin = entry.twinOf ? TWIN : undefined;
  return {
    title: `${nameOf(entry)}${twin ? ' : même format, autre nom' : ` – ${notes.tag}`}`,
    metaDescription: twin ? twin.meta(from, to) : notes.meta,
    h1: nameOf(entry),
    description: notes.why,
    toolDescription: `Convertit ${from} en ${to} sur votre propre appareil.`,
    steps: steps(entry),
    facts: [
      { heading: `Ce qui change entre ${from} et ${to}`, paragraphs: [], table: changes(entry) },
      { heading: `Poids en ${to}`, paragraphs: [notes.size] },
    ],
    faqs: faqs([
      ...notes.faqs,
      [
        'Y a-t-il une limite de taille ?',
        `Les images jusqu’à ${UPLOAD_LIMIT_MB} Mo. « Ouvrir quand même » accepte les plus lourdes.`,
      ],
      ...(twin ? [twin.question] : []),
    ]),
  };
}

const TWIN = {
  meta: (from: string, to: string) =>
    `Convertissez ${from} en ${to} dans votre navigateur. JPEG et JPG sont deux noms du même format : cette page fait donc le même travail.`,
  question: [
    'Le JPEG est-il différent du JPG ?',
    'Non. Les premiers Windows n’acceptaient que trois lettres après le point : .jpeg est devenu .jpg. Le format est le même, et les deux noms fonctionnent ici.',
  ] as const,
};

function steps({ from, to }: ConverterEntry): HowToStep[] {
  const target = labelOf(to);
  const isLossy = FORMATS[idOf(to)].quality?.reduces === 'detail';
  return [
    { name: toolTexts.convert.steps[0], text: `Déposez votre ${labelOf(from)} ou appuyez sur « ${CONTROLS.browse} ».` },
    {
      name: toolTexts.convert.steps[1],
      text: `« ${CONTROLS.targetFormat} » est déjà réglé sur ${target}${isLossy ? ` et « ${CONTROLS.quality} » sur ${CONVERT_QUALITY}` : ''}.`,
    },
    { name: toolTexts.convert.steps[2], text: `Comparez, puis appuyez sur « ${CONTROLS.download} ».` },
  ];
}

const COMPRESSION: Readonly<Record<FormatFacts['compression'], string>> = {
  lossy: 'avec perte',
  lossless: 'sans perte',
  either: 'avec ou sans perte',
  palette: 'sans perte, 256 couleurs au plus',
  runs: 'aucune ou très simple',
  drawing: 'instructions de dessin',
  container: 'conteneur',
};

const TRANSPARENCY: Readonly<Record<FormatFacts['transparency'], string>> = {
  none: 'aucune',
  hard: 'tout ou rien',
  smooth: 'progressive',
};

/** The differences between the two formats' records, and common properties worth knowing, one per line. */
function changes(entry: ConverterEntry): NonNullable<FactBlock['table']> {
  const [source, target] = [FORMATS[idOf(entry.from)], FORMATS[idOf(entry.to)]];
  const [given, taken] = [factsOf(source.id), factsOf(target.id)];
  const [fewColours, wereFew] = [taken, given].map(({ compression }) => compression === 'palette');
  const isLossy = target.quality?.reduces === 'detail';
  const yes = (has: boolean) => (has ? 'oui' : 'non');
  const rows: (readonly string[] | false | undefined)[] = [
    source.vector && ['Forme', 'courbes', 'pixels', 'une taille fixe'],
    !source.vector &&
      (isLossy || !fewColours || wereFew === true) && [
        'Détails',
        COMPRESSION[given.compression],
        COMPRESSION[taken.compression],
        isLossy ? 'légère perte' : 'chaque pixel reste',
      ],
    fewColours !== wereFew && [
      'Couleurs',
      wereFew ? '256' : 'des millions',
      fewColours ? '256' : 'des millions',
      fewColours ? 'des voisines remplacent le reste' : 'toutes restent',
    ],
    source.holds.depth === 16 && [
      'Profondeur',
      '16 bits',
      `${target.holds.depth} bits`,
      target.holds.depth === 16 ? 'reste' : 'arrondie',
    ],
    given.transparency !== 'none' && [
      'Transparence',
      TRANSPARENCY[given.transparency],
      TRANSPARENCY[taken.transparency],
      taken.transparency === 'none'
        ? 'devient blanche'
        : taken.transparency === 'hard' && given.transparency === 'smooth'
          ? 'bords nets'
          : 'reste',
    ],
    source.holds.animation && [
      'Animation',
      'oui',
      yes(target.holds.animation),
      target.holds.animation ? 'reste animée' : 'première image seule',
    ],
    source.paged && ['Pages', 'plusieurs', 'une', 'première page seule'],
    source.holds.metadata && [
      'Métadonnées',
      'oui',
      yes(target.holds.metadata),
      target.holds.metadata ? 'à vous de choisir' : 'supprimées',
    ],
    !source.vector &&
      target.maxSide < source.maxSide && [
        'Plus grand côté',
        grouped(source.maxSide),
        grouped(target.maxSide),
        'en pixels',
      ],
  ];
  return {
    columns: ['', labelOf(entry.from), labelOf(entry.to), 'Résultat'],
    rows: rows.filter((row) => row !== undefined && row !== false),
  };
}
