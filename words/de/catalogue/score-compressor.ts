import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [choose, compress, download] = toolTexts.compress.steps;

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Bild ohne sichtbaren Qualitätsverlust komprimieren',
    metaDescription:
      'Die kleinste Datei, die noch gleich aussieht: Die Qualität wird für jedes Foto durch Messen gewählt. In deinem Browser, ohne Upload.',
    h1: 'Ohne Qualitätsverlust komprimieren',
    description:
      'Qualität 75 ist für das eine Foto mehr als nötig und für das nächste zu wenig. Hier musst du nicht raten: Die Seite probiert verschiedene Qualitäten, vergleicht jede mit dem Original und speichert die kleinste Datei, die noch gleich aussieht.',
    toolDescription:
      'Findet die kleinste Datei, die noch wie das Original aussieht, und misst dafür, was Menschen sehen können.',
    steps: [
      {
        name: choose,
        text: `Zieh ein Bild hierher oder drück „${CONTROLS.browse}“. JPG, PNG, WebP, AVIF, JXL und HEIC gehen.`,
      },
      {
        name: compress,
        text: `„${CONTROLS.quality}“ steht auf „${CONTROLS.auto}“ und zielt auf den Wert ${score}. Zwei weitere Stufen machen die Datei noch kleiner.`,
      },
      {
        name: download,
        text: `Prüf den Wert unter der Ersparnis, sieh dir an, wo das Ergebnis abweicht, und drück dann „${CONTROLS.download}“.`,
      },
    ],
    facts: [
      {
        heading: 'Was der Wert bedeutet',
        paragraphs: [
          'Der Wert kommt von SSIMULACRA2, einem Maß, das auf Tausenden von Vergleichen durch Menschen beruht. Von den frei nutzbaren Maßen stimmt es am besten mit Menschen überein. 100 bedeutet: dasselbe Bild.',
        ],
        table: {
          columns: ['Wert', 'Was Menschen bemerken', 'Wie wir es nennen'],
          rows: [
            ['90', 'nichts, auch wenn beide im Wechsel aufblinken', 'Nicht zu unterscheiden'],
            ['80', 'nichts, wenn beide nebeneinander sind', 'Sieht gleich aus'],
            ['70', 'bei genauem Hinsehen einen Unterschied', 'Kaum ein Unterschied'],
            ['50', 'Spuren der Kompression, leicht störend', 'Etwas anders'],
            ['30', 'Schäden, auch ohne das Original', 'Sichtbar anders'],
          ],
        },
      },
      {
        heading: 'Warum eine Qualität nicht für jedes Foto passt',
        paragraphs: [
          'Wir haben acht Fotos und Hintergrundbilder als JPG mit Qualität 75 gespeichert. Ihre Werte lagen zwischen 53 und 88: Zwei sahen sichtbar schlechter aus, und ein anderes hätte ein Viertel kleiner sein können. Um gleich auszusehen, brauchten sie Qualitäten von 59 bis 92. Eine Qualität, die für alle reicht, braucht 35\u00a0% mehr Platz.',
          'In einem großen Bild prüft die Seite ein Dutzend Stellen in voller Auflösung, vom glatten Himmel bis zum dichten Laub, und keine darf mehr als 10 Punkte unter dem Ziel liegen. So kann ein schöner Rasen keinen verdorbenen Himmel verdecken.',
        ],
      },
      {
        heading: 'Was sie nicht versprechen kann',
        paragraphs: [
          'Große Bilder werden in Teilen bewertet. Das Ergebnis kann das Ziel um ein oder zwei Punkte verfehlen. Animationen werden nicht Bild für Bild bewertet, und GIFs bekommen eine Standardqualität.',
        ],
      },
    ],
    faqs: faqs([
      [
        'Ist das verlustfrei?',
        'Nein. Verlustfreie Dateien behalten jeden Pixel und sind mehrmals so groß. Hier fällt nur weg, was man nicht sieht. Für exakte Pixel nimm PNG oder verlustfreies WebP.',
      ],
      [
        'Wie viel kleiner wird mein Bild?',
        'Das hängt davon ab, wie das Bild gespeichert wurde: Das Diagramm auf dieser Seite zeigt sechs Fotos. Ist eine Datei schon gut komprimiert, bekommst du dein Original zurück.',
      ],
      [
        'Für welche Formate geht das?',
        'JPG, WebP, AVIF, JXL, PDF und PNG. Wenn du auch die Maße des Bildes verkleinerst, wird der Wert in der neuen Größe gemessen.',
      ],
    ]),
  };
}
