import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS, toolTexts } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;
const [choose, shrink, save] = toolTexts.compress.steps;

const jpg: PageText = {
  title: 'JPG komprimieren – kleinere Fotos, gleiches Aussehen',
  metaDescription:
    'JPG-Fotos im Browser 30 bis 80\u00a0% kleiner machen, mit einem eigenen Encoder. Qualität oder Größe in KB wählen und vor dem Speichern vergleichen.',
  h1: 'JPG komprimieren',
  description:
    'Smartphones und Kameras speichern JPGs schnell und deshalb größer als nötig. Richtig komprimiert braucht ein JPG viel weniger Platz und sieht trotzdem gleich aus.',
  toolDescription:
    'Komprimiert JPG-Fotos mit einem eigenen Encoder, auf eine Qualität oder eine Größe in Kilobyte, die du wählst.',
  steps: [
    {
      name: choose,
      text: `Drück „${browse}“ oder zieh das JPG hierher. Du siehst sofort Dateigröße und Maße.`,
    },
    {
      name: shrink,
      text: `„${quality}“ beginnt bei ${COMPRESS_QUALITY}. Geh herunter, bis du eine Veränderung siehst, dann einen Schritt zurück. Oder gib bei „${target}“ eine Größe ein.`,
    },
    {
      name: save,
      text: `Zieh den Griff über das Foto, achte auf Himmel und Haare und drück dann „${download}“.`,
    },
  ],
  facts: [
    {
      heading: 'Woher die Ersparnis kommt',
      paragraphs: [
        'Der Encoder prüft jedes Detail in jedem Block und lässt die weg, die mehr Platz kosten, als sie wert sind, dort, wo das Auge es am wenigsten merkt. Bei acht Fotos, auf die er nicht abgestimmt wurde, waren die Dateien rund 15\u00a0% kleiner als die JPGs eines Browsers mit demselben SSIMULACRA2-Wert und 3 bis 10\u00a0% kleiner als die von MozJPEG. Bei niedriger Qualität waren zwei der acht ein paar Prozent größer als die von MozJPEG.',
        'Unter Qualität 90 wird die Farbe der meisten Fotos mit halber Auflösung gespeichert, wie in fast allen JPGs. Der Encoder misst jedes Bild und behält die Farbe ganz, wo man den Unterschied sähe, damit rote Schrift scharf bleibt. Ab 90 macht er das bei allen Bildern außer fast grauen oder kleinen.',
      ],
    },
    {
      heading: 'Was sonst noch entfernt wird',
      paragraphs: [
        'Fotos enthalten oft ein verstecktes Vorschaubild von 10 bis 30\u00a0KB und den Ort, an dem sie entstanden sind. Beides wird aus der neuen Datei entfernt, wenn du es nicht behalten willst.',
        'Ist die neue Datei nicht mindestens 5\u00a0% kleiner, bekommst du dein Original zurück statt einer schlechteren Kopie. Das Original enthält weiterhin beides.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Wie viel kleiner wird mein Foto?',
      'Typisch sind 30 bis 80\u00a0%. Ein Foto direkt vom Smartphone spart am meisten. Eins aus einem Messenger spart weniger, weil es schon komprimiert ist.',
    ],
    [
      'Welche Qualität soll ich wählen?',
      '75 ist ein guter Anfang für Bildschirme, 85 für Drucke und Fotos, die du bearbeiten willst, 60 für Vorschauen. Fotos sind verschieden: Von acht, die wir mit 75 getestet haben, sahen zwei sichtbar schlechter aus. Blauer Himmel zeigt es zuerst, als Blöcke.',
    ],
    [
      'Kann ich dasselbe JPG mehrmals komprimieren?',
      'Besser nicht: Es verliert jedes Mal ein wenig mehr. Behalte das Original und fang immer damit an.',
    ],
  ]),
};

const png: PageText = {
  title: 'PNG komprimieren – bleibt PNG, bleibt transparent',
  metaDescription:
    'PNG-Screenshots und Logos durch weniger Farben komprimieren. Die Transparenz bleibt, und die Datei bleibt ein PNG. Direkt im Browser.',
  h1: 'PNG komprimieren',
  description:
    'Ein PNG kann bis zu vier Byte pro Pixel brauchen. Die meisten Screenshots und Logos haben so wenige Farben, dass ein Byte genügt, und das spart viel.',
  toolDescription: 'Reduziert ein PNG auf die wichtigsten Farben und behält seine Transparenz.',
  steps: [
    {
      name: choose,
      text: `Zieh ein PNG hierher oder wähle es mit „${browse}“. Transparente Bereiche erscheinen als Schachbrett.`,
    },
    {
      name: shrink,
      text: `„${quality}“ bestimmt, wie nah die Farben am Original bleiben. ${COMPRESS_QUALITY} passt für Screenshots. Geh höher, wenn du in Verläufen Stufen siehst; 100 lässt jeden Pixel, wie er ist.`,
    },
    {
      name: save,
      text: `Zoom auf eine Kante, vergleiche und drück „${download}“. Die Datei ist weiterhin ein PNG.`,
    },
  ],
  facts: [
    {
      heading: 'Zwei Wege zu einem kleineren PNG',
      paragraphs: [
        'Verlustfrei: dieselben Pixel, dichter gepackt. Wie viel das spart, hängt vom Programm ab, das die Datei geschrieben hat: fast nichts, wenn es gut gepackt hat, mehr als die Hälfte, wenn es schnell gehen musste.',
        'Weniger Farben: Bis zu 256 werden für dieses Bild ausgewählt, jede mit eigener Transparenz. Ein Bild, das mehr braucht, behält alle, leicht gerundet.',
      ],
    },
    {
      heading: 'Wann PNG die falsche Wahl ist',
      paragraphs: [
        'Fotos haben Zehntausende Farben und viel Rauschen, das PNG nicht packen kann. Als PNG ist ein Foto fünf- bis achtmal so groß wie ein gutes JPG. Wandle es dann lieber um.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Wird aus meinem PNG ein JPG?',
      'Auf dieser Seite nicht: Hier bleibt es ein PNG. Das allgemeine Werkzeug speichert ein PNG ohne Transparenz als JPG, wenn du kein anderes Format wählst.',
    ],
    [
      'Sind 30 bis 80\u00a0% bei PNG realistisch?',
      'Bei Screenshots und Illustrationen ja. Icons, die mit wenigen Farben exportiert wurden, werden vielleicht nicht kleiner. Dann bekommst du dein Original zurück.',
    ],
    [
      'Was ist mit PNGs mit 16 Bit?',
      'Unter Qualität 100 bekommen sie immer 8 Bit. Stell die Qualität auf 100, um die Farbtiefe zu behalten.',
    ],
  ]),
};

const webp: PageText = {
  title: 'WebP komprimieren – weniger Byte für deine Website',
  metaDescription:
    'WebP-Bilder kleiner machen, nach Qualität oder auf eine Größe in KB. Die Transparenz bleibt. Kostenlos und auf deinem Gerät.',
  h1: 'WebP komprimieren',
  description:
    'Apps, Grafikprogramme und Plug-ins exportieren WebP oft mit Qualität 90 oder sogar verlustfrei. Für eine Webseite ist das mehr, als jemand sehen kann.',
  toolDescription:
    'Komprimiert WebP-Dateien auf eine niedrigere Qualität oder eine Zielgröße und behält die Transparenz.',
  steps: [
    { name: choose, text: `Wähle eine .webp-Datei mit „${browse}“.` },
    {
      name: shrink,
      text: `„${quality}“ beginnt bei ${COMPRESS_QUALITY}. WebP verwischt zuerst feine Details. Achte also auf Haut, Gras und Stoff, wenn du heruntergehst. Oder gib bei „${target}“ eine Größe ein.`,
    },
    {
      name: save,
      text: `Drück „${download}“, um das WebP zu speichern, und ersetze dann die alte Datei auf deiner Website.`,
    },
  ],
  facts: [
    {
      heading: 'Wie WebP Platz spart',
      paragraphs: [
        'WebP sagt jeden Block aus seinen Nachbarn voraus und speichert nur den Unterschied. Deshalb brauchen glatte Hintergründe fast keinen Platz.',
        'Ein Foto hat in verlustbehaftetem WebP bei jeder Qualität nur die halbe Farbauflösung. Die dünnen roten Linien einer Zeichnung würden damit unscharf. Zeichnungen und Screenshots bekommen deshalb weniger Farben, wo das mit weniger Bytes besser aussieht, und jede Kante bleibt scharf.',
      ],
    },
    {
      heading: 'Wann ein JPG genauso gut ist',
      paragraphs: [
        'WebP gewinnt am meisten bei Grafiken mit Transparenz und bei niedriger Qualität. Bei Fotos ab 85 ist ein gut gemachtes JPG oft etwa genauso klein, und mehr Programme öffnen es.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Schrumpft ein WebP so stark wie ein JPG?',
      'Meist weniger. 30 bis 80\u00a0% sind typisch für Dateien, die mit 90 oder mehr exportiert wurden. Eine mit 75 gespeicherte wird nicht viel kleiner.',
    ],
    [
      'Bleibt ein animiertes WebP animiert?',
      'Ja. Jedes Einzelbild wird komprimiert, und das Tempo bleibt gleich. Lange Animationen brauchen eine Weile.',
    ],
    [
      'Wie weit kann ich bei Vorschaubildern heruntergehen?',
      'Auf etwa 40 bis 50 bei Bildern bis 400 Pixel Breite. In dieser Größe fällt die Unschärfe kaum auf.',
    ],
  ]),
};

const gif: PageText = {
  title: 'GIF komprimieren – leichtere Animationen',
  metaDescription:
    'Animierte GIFs kleiner machen, durch weniger Farben und ohne Änderungen, die niemand sieht. Jedes Einzelbild bleibt. Im Browser, ohne Upload.',
  h1: 'GIF komprimieren',
  description:
    'Ein GIF speichert jeden Pixel, der sich ändert, Bild für Bild. Wenn es Änderungen übergeht, die niemand sieht, und weniger der 256 Farben nutzt, wird es viel kleiner und läuft wie zuvor.',
  toolDescription:
    'Komprimiert GIF-Animationen mit weniger Farben und übergeht winzige Änderungen zwischen den Einzelbildern.',
  steps: [
    { name: choose, text: `Zieh das GIF hierher oder nutze „${browse}“. Es läuft in der Vorschau.` },
    {
      name: shrink,
      text: `Je niedriger „${quality}“, desto mehr kleine Änderungen werden übergangen und desto weniger Farben benutzt. Über 90 fällt es kaum auf, unter 50 wirken Farben flach.`,
    },
    { name: save, text: `Sieh dir im Vergleich einen ganzen Durchlauf an und drück dann „${download}“.` },
  ],
  facts: [
    {
      heading: 'Was am meisten hilft',
      paragraphs: [
        'Weniger Pixel: Halbe Breite und halbe Höhe sind ein Viertel der Fläche, in jedem Einzelbild. Ist die Animation größer als nötig, verkleinere zuerst ihre Maße.',
        'Weniger Änderung: Das Rauschen in einem gefilmten Hintergrund ändert sich in jedem Einzelbild. Es zu übergehen, spart viel.',
        'Weniger Farben: Mit 64 statt 256 braucht jeder Pixel ein Viertel weniger Platz.',
      ],
    },
    {
      heading: 'Größengrenzen beliebter Plattformen',
      paragraphs: [
        'Slack nimmt eigene Emojis unter 128\u00a0KB an, Discord unter 256\u00a0KB. GitHub nimmt in Kommentaren Animationen bis 10\u00a0MB an. Grenzen ändern sich, sieh also auf der Website nach, auf der du hochlädst.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Behält die Animation ihr Tempo?',
      'Ja, auf die Hundertstelsekunde. Auch die Zahl der Wiederholungen bleibt, und kein Einzelbild fällt weg.',
    ],
    [
      'Wäre ein anderes Format kleiner?',
      'Ja: Ein animiertes WebP desselben Clips braucht etwa ein Drittel. Nimm GIF dort, wo nichts anderes läuft.',
    ],
    [
      'Warum ist mein GIF kaum kleiner geworden?',
      'GIF ist bei sauberen Zeichnungen mit glatten Flächen schon gut. 30 bis 80\u00a0% spart man bei Videoclips und gerasterten Bildern.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Bilder in PDF umwandeln – viele Fotos, ein PDF',
  metaDescription:
    'Fotos und Scans in ein PDF packen, in deiner Reihenfolge und Qualität: JPG, PNG, HEIC oder TIFF. Kostenlos und auf deinem eigenen Gerät.',
  h1: 'Bilder in PDF umwandeln',
  description:
    'Du hast Fotos von einem Dokument, aber das Amt oder das Bewerbungsportal will ein PDF. Hier werden sie komprimiert und jedes kommt auf eine eigene Seite, alle in einem Dokument.',
  toolDescription:
    'Komprimiert Bilder und speichert sie als Seiten eines PDFs, ohne weiße Ränder, außer du willst welche.',
  steps: [
    {
      name: choose,
      text: `Wähle die Fotos deines Dokuments mit „${browse}“, alle auf einmal. HEIC vom iPhone und TIFF aus dem Scanner gehen auch.`,
    },
    {
      name: 'Ordnen',
      text: 'Zieh die Bilder in die Reihenfolge der Seiten oder wähle einen Griff und nutze die Pfeiltasten.',
    },
    {
      name: 'Umwandeln',
      text: `„${format}“ steht auf PDF und „${quality}“ auf ${COMPRESS_QUALITY}. Gedruckter Text bleibt bis 50 lesbar; Unterschriften und Stempel sehen mit 85 besser aus. Drück dann „${processAll}“.`,
    },
    { name: save, text: `Drück „${downloadPdf}“, und das Dokument ist bereit zum Anhängen.` },
  ],
  facts: [
    {
      heading: 'Was im PDF steckt',
      paragraphs: [
        'Jede Seite enthält dein Foto als JPG und sonst nichts. Eine Seite ist also nicht einmal ein Kilobyte größer als dieses JPG. Ein JPG, das nicht kleiner würde, wird nicht noch einmal komprimiert.',
        'Text wird nicht erkannt. Die Seite ist ein Bild, du kannst also nicht darin suchen.',
      ],
    },
    {
      heading: 'Wie viele Pixel eine Seite braucht',
      paragraphs: [
        'Für lesbaren Text braucht eine A4-Seite 150\u00a0dpi: 1240 × 1754 Pixel. Mit 300\u00a0dpi sind es 2480 × 3508: viermal so viele Pixel und eine etwa dreimal so große Datei.',
      ],
    },
  ],
  faqs: faqs([
    [
      'Kann ich mehrere Fotos in ein PDF packen?',
      `Ja, bis zu ${BATCH_LIMIT}. Unter „${pages}“ wählst du zwischen einem Dokument und einzelnen Dateien.`,
    ],
    [
      'Können die Seiten A4 sein?',
      `Ja. „${paper}“ bietet A4 und Letter, mit oder ohne Rand. Die Seite richtet sich nach dem Foto: Ein Foto im Querformat bekommt eine Seite im Querformat.`,
    ],
    [
      'Kann ich ein vorhandenes PDF verkleinern?',
      'Nein, dieses Werkzeug erstellt PDF-Dateien, öffnet sie aber nicht. Exportiere die Seiten vorher als Bilder.',
    ],
    [
      'Warum nicht einfach als PDF drucken?',
      'Beim Drucken landet das Foto auf einem Blatt mit Rändern, oft unkomprimiert und mehrmals so groß.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, png, webp, gif, pdf };
