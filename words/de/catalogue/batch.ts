import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, BATCH_RESIZE_FRAME, COMPRESS_QUALITY, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { compressFrame, phoneBytes, resizeFrame } from '#choose/batch-page.ts';
import { bytesText, fixed } from '#words/catalogue/figures.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const { browse, processAll, downloadAll, selectAction, quality, targetFormat, width, height, lock } = CONTROLS;
const [, configure, add] = toolTexts.batch.steps;

const compress: PageText = {
  title: `Mehrere Bilder komprimieren – ${BATCH_LIMIT} auf einmal`,
  metaDescription: `Komprimiere bis zu ${BATCH_LIMIT} Bilder in einem Durchgang mit derselben Qualität und speichere sie als ZIP. Deine Fotos bleiben im Browser.`,
  h1: 'Mehrere Bilder komprimieren',
  description:
    'Verkleinere die Fotos eines Wochenendes, einer Anzeige oder eines Berichts in einem Durchgang. Wähle einmal die Qualität, sieh, was jede Datei spart, und lade alle als ZIP herunter.',
  toolDescription: `Komprimiert bis zu ${BATCH_LIMIT} Bilder mit derselben Qualität und packt sie in ein ZIP.`,
  steps: [
    {
      name: selectAction,
      text: `„Komprimieren“ ist schon ausgewählt. „${quality}“ beginnt bei ${COMPRESS_QUALITY}. Vergleiche ein, zwei Fotos, bevor du alle startest.`,
    },
    { name: add, text: `Zieh ein paar Dateien oder einen ganzen Ordner hierher oder nutze „${browse}“.` },
    { name: processAll, text: `Drück „${processAll}“. Mehrere Bilder werden gleichzeitig verarbeitet.` },
    {
      name: downloadAll,
      text: `„${downloadAll}“ packt die Ergebnisse in ein ZIP, mit ihren eigenen Namen und Daten.`,
    },
  ],
  facts: [
    {
      heading: `Warum Bilder auch in ${compressFrame} eingepasst werden`,
      paragraphs: [
        `Die meisten Stapel sind zum Verschicken oder Veröffentlichen da. Deshalb werden größere Bilder verkleinert, bis sie in ${compressFrame} Pixel passen. Schon das bringt ein Foto mit 12 Megapixeln auf 1,6 Megapixel, ${fixed((1 - (1440 * 1080) / 12e6) * 100, 0)}\u00a0% weniger.`,
        'Wenn jeder Pixel bleiben soll, komprimiere die Fotos einzeln oder wandle sie stattdessen um.',
      ],
    },
    {
      heading: 'Was ein voller Stapel ergibt',
      paragraphs: [
        `${BATCH_LIMIT} Smartphone-Fotos von je ${bytesText(phoneBytes)} ergeben ${bytesText(phoneBytes * BATCH_LIMIT)}, zu viel für drei E-Mails mit je 25\u00a0MB. Mit je 300\u00a0KB sind es ${bytesText(300 * 1024 * BATCH_LIMIT)}.`,
      ],
    },
  ],
  faqs: faqs([
    [
      'Wie viele Bilder kann ich auf einmal komprimieren?',
      `Bis zu ${BATCH_LIMIT} auf einmal, kostenlos, jedes bis ${UPLOAD_LIMIT_MB}\u00a0MB. Mit „Trotzdem öffnen“ gehen auch größere Dateien und längere Listen, soweit der Speicher deines Geräts reicht.`,
    ],
    [
      'Was ist, wenn eine Datei beschädigt ist?',
      'Nur diese Datei wird als fehlgeschlagen markiert, mit dem Grund. Die anderen laufen weiter, und du kannst es mit ihr noch einmal versuchen.',
    ],
    [
      'Wie viel spare ich insgesamt?',
      'Typisch sind 30 bis 80\u00a0% pro Foto, und mehr, wenn es auch verkleinert wird. Dateien, die nicht kleiner würden, kommen unverändert zurück.',
    ],
  ]),
};

const resize: PageText = {
  title: 'Größe mehrerer Bilder ändern – eine Größe für alle',
  metaDescription: `Bringe bis zu ${BATCH_LIMIT} Bilder auf dieselbe Größe, ohne eins zu verzerren. Lade ein ZIP oder einzelne Dateien herunter. Ohne Upload.`,
  h1: 'Größe mehrerer Bilder ändern',
  description:
    'Produktfotos, Folien und Galerien wirken ordentlicher, wenn alle Bilder dieselbe Größe haben. Stell sie einmal ein: Hoch- und Querformate werden eingepasst, jedes in seinen eigenen Proportionen.',
  toolDescription: `Passt bis zu ${BATCH_LIMIT} Bilder in dieselbe Größe ein und behält Proportionen und Format jedes Bildes.`,
  steps: [
    { name: selectAction, text: '„Größe ändern“ ist ausgewählt, wenn sich die Seite öffnet.' },
    {
      name: configure,
      text: `„${width}“ und „${height}“ beginnen bei ${BATCH_RESIZE_FRAME.width} und ${BATCH_RESIZE_FRAME.height}. Lass „${lock}“ an, damit nichts verzerrt wird.`,
    },
    { name: add, text: `Füg deine Bilder mit „${browse}“ hinzu. Die Formate dürfen gemischt sein.` },
    {
      name: processAll,
      text: `Drück „${processAll}“ und lade dann einzelne Dateien herunter oder nutze „${downloadAll}“.`,
    },
  ],
  facts: [
    {
      heading: `Wie ein gemischter Stapel in ${resizeFrame} passt`,
      paragraphs: ['Die Proportionen bleiben, deshalb füllt jedes Bild entweder die Breite oder die Höhe:'],
      table: {
        columns: ['Bild', 'Ergebnis'],
        rows: [
          ['Breitbild 16:9', '1280 × 720'],
          ['Kamera 3:2', '1080 × 720'],
          ['Smartphone 4:3', '960 × 720'],
          ['Quadrat', '720 × 720'],
          ['Smartphone hochkant 3:4', '540 × 720'],
        ],
      },
    },
    {
      heading: 'Eine Breite für eine Galerie',
      paragraphs: [
        'Leere die Höhe und stell nur die Breite ein. Alle Bilder werden gleich breit, und jedes wird so hoch, wie es sein muss: genau richtig für Spalten in einem Layout.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Gibt es eine Grenze für die Zahl der Bilder?',
      `${BATCH_LIMIT} Bilder pro Stapel kostenlos, so viele Stapel du willst, und mehr auf einmal, wenn du sie trotzdem öffnest.`,
    ],
    [
      'Behalten die Bilder ihre Formate?',
      'Ja. Ein PNG bleibt ein PNG, und ein animiertes GIF bleibt animiert. Wenn alle dasselbe Format haben sollen, wandle sie danach um.',
    ],
    [
      'Wie lange dauern zwanzig Fotos?',
      'Etwa zwei Sekunden für zwanzig Fotos mit 10 Megapixeln, verkleinert auf 1280 Pixel, gemessen auf einem Computer mit zwei Prozessorkernen.',
    ],
  ]),
};

const convert: PageText = {
  title: 'Mehrere Bilder umwandeln – gemischt rein, ein Format raus',
  metaDescription: `Wandle bis zu ${BATCH_LIMIT} HEIC-, PNG-, JPG-, TIFF- oder WebP-Dateien auf einmal in ein Format um und speichere ein ZIP. Kostenlos, ohne Upload.`,
  h1: 'Mehrere Bilder umwandeln',
  description:
    'HEIC vom einen Smartphone, PNG vom anderen und TIFF aus dem Scanner? Mach aus allen dasselbe Format. Jede Datei hat einen Hinweis, falls sie etwas verliert.',
  toolDescription: `Wandelt bis zu ${BATCH_LIMIT} Bilder aus jedem lesbaren Format in ein Format deiner Wahl um.`,
  steps: [
    { name: selectAction, text: '„Umwandeln“ ist auf dieser Seite schon ausgewählt.' },
    {
      name: configure,
      text: `„${targetFormat}“ beginnt bei WebP mit Qualität ${COMPRESS_QUALITY}. Wähle JPG, um Dateien an andere zu schicken, und PNG, um jeden Pixel genau zu behalten.`,
    },
    {
      name: add,
      text: `Füg die Dateien mit „${browse}“ hinzu. Eine falsche Dateiendung macht nichts.`,
    },
    {
      name: processAll,
      text: `Drück „${processAll}“ und dann „${downloadAll}“ für ein ZIP. Darin haben keine zwei Dateien denselben Namen.`,
    },
  ],
  facts: [
    {
      heading: 'Welches Format du nehmen solltest',
      paragraphs: [],
      table: {
        columns: ['Wofür', 'Format', 'Warum'],
        rows: [
          ['Dateien, die alle öffnen können', 'JPG', 'jedes Programm öffnet es; Transparenz wird weiß'],
          ['eine Website', 'WebP', 'es behält Transparenz und Animation in kleinen Dateien'],
          ['exakte Kopien zum Bearbeiten', 'PNG', 'nichts geht verloren; Fotos werden groß'],
          ['eine Druckerei', 'TIFF', 'es ist verlustfrei und behält 16 Bit Farbtiefe'],
          ['die kleinsten Dateien', 'AVIF', 'es komprimiert am besten; rechne mit mehreren Sekunden pro Foto'],
        ],
      },
    },
    {
      heading: 'Namen im ZIP',
      paragraphs: [
        'Eine Datei namens foto.heic wird zu foto.webp. Hast du auch foto.png hinzugefügt, wird daraus foto (2).webp. So überschreibt keine Datei eine andere.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Kann ich für einige Dateien ein anderes Format wählen?',
      'Nicht im selben Stapel: Alle Dateien teilen sich eine Einstellung. Entferne diese Dateien aus der Liste und wandle sie einzeln um.',
    ],
    [
      'Wie viele Dateien sind kostenlos?',
      `${BATCH_LIMIT} Bilder pro Stapel, jedes bis ${UPLOAD_LIMIT_MB}\u00a0MB. Du brauchst kein Konto.`,
    ],
    [
      'Behalten meine Fotos ihr Datum?',
      'Das Dateidatum bleibt im ZIP erhalten. Was die Kamera im Foto gespeichert hat, etwa der Aufnahmeort, wird entfernt.',
    ],
  ]),
};

export const batchTexts = { compress, resize, convert } as const;
