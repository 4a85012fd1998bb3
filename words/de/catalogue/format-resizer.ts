import type { FormatWord } from '#catalogue/formats/names.ts';
import { type FactBlock, faqs, type PageText } from '#catalogue/page-text.ts';
import type { Format } from '#engine';
import { grouped } from '#words/catalogue/figures.ts';
import { tenMegabytes } from '#words/catalogue/ten-megabytes.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const { browse, width, height, lock, download } = CONTROLS;
const [choose, adjust, save] = toolTexts.resize.steps;

const jpg: PageText = {
  title: 'JPG-Größe ändern – weniger Pixel, weiter scharf',
  metaDescription:
    'Ändere die Größe von JPG-Fotos nach Breite, Höhe oder Prozent. Sie bleiben scharf, richtig herum und farbtreu. Nichts verlässt deinen Browser.',
  h1: 'JPG-Größe ändern',
  description:
    'Die meisten Fotos haben weit mehr Pixel, als du brauchst. Kleinere Maße sind der sicherste Weg zu einem kleinen JPG, und in der neuen Größe kann das Foto sogar schärfer wirken als zuvor.',
  toolDescription:
    'Ändert die Größe von JPG-Fotos mit einem scharfen Filter, dreht sie richtig herum und wandelt ihre Farben in sRGB um.',
  steps: [
    {
      name: choose,
      text: `Öffne ein Foto mit „${browse}“. „${width}“ und „${height}“ zeigen seine jetzige Größe.`,
    },
    {
      name: adjust,
      text: `Gib eine neue „${width}“ ein. Mit „${lock}“ folgt „${height}“ von selbst. Nimm zum Beispiel 1600 für eine Website, 2048 für ein Tablet.`,
    },
    { name: save, text: `Drück „${download}“, um das JPG in der neuen Größe zu speichern.` },
  ],
  facts: [
    {
      heading: 'Was das Skalieren mit einem JPG macht',
      paragraphs: [
        'Ein JPG lässt sich in der Hälfte, einem Viertel oder einem Achtel seiner Größe öffnen, deshalb sind auch 100 Megapixel schnell verkleinert.',
        'Das Verkleinern glättet Rauschen und Spuren der Kompression. Ein JPG, das in voller Größe blockig aussieht, ist in halber oft sauber.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Wie viel kleiner ist die Datei bei halber Breite?',
      'Halbe Breite und halbe Höhe sind ein Viertel der Pixel. Die Datei schrumpft auf etwa ein Drittel, weil jeder verbleibende Pixel mehr Details enthält.',
    ],
    [
      'Liegt mein Hochformat danach auf der Seite?',
      'Nein, es kommt so heraus, wie du es auf deinem Smartphone gesehen hast, in jedem Programm.',
    ],
    [
      'Kann ich ein JPG vergrößern?',
      'Ja, aber neue Details werden nicht erfunden. Ab mehr als der doppelten Größe sieht es weich aus.',
    ],
  ]),
};

export const formatResizerTexts: Partial<Record<FormatWord, PageText>> = { jpg };

/** How far a picture of a format can be enlarged. */
export const resizerLimits = ({ label, maxSide, id }: Format): FactBlock => ({
  heading: `Wie groß ein ${label} sein kann`,
  paragraphs: [
    `Ein ${label} kann hier bis zu ${grouped(maxSide)} Pixel an der längsten Seite haben. ${tenMegabytes[id]}`,
  ],
});
