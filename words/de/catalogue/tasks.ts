import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Bild zuschneiden – frei, im Format oder in Pixeln',
    meta: 'Schneide ein Foto frei zu, auf 1:1, 4:5 oder 16:9, oder auf genaue Pixel. Der Rahmen liegt schon da, und nichts wird hochgeladen.',
    why: 'Schneide weg, was ablenkt, oder bring ein Foto in die Form, die eine Seite verlangt. Der Rahmen liegt auf dem Bild, sobald es offen ist.',
    does: 'Schneidet Bilder in JPG, PNG, WebP, GIF, TIFF, HEIC und AVIF zu, auch Animationen.',
    steps: [
      `Drück „${browse}“ oder zieh ein Bild hierher: Der Rahmen erscheint darauf.`,
      'Zieh an den Ecken oder verschieb den ganzen Rahmen. Die Pfeiltasten verschieben ihn in kleinen Schritten. Unter dem Bild wählst du ein Seitenverhältnis.',
      `Drück „${download}“. Was außerhalb des Rahmens liegt, ist nicht in der Datei.`,
    ],
    facts: [
      [
        'Was das Zuschneiden mit der Qualität macht',
        'Nichts, solange die Größe bleibt: Die Pixel im Rahmen ändern sich nicht. Ein JPG wird sogar ohne erneutes Komprimieren zugeschnitten, wo seine Blöcke es erlauben. Die Seite sagt dir das vor dem Speichern.',
      ],
      [
        'Welches Verhältnis wohin gehört',
        'Quadratisch für Profile und Shops, 4:5 füllt auf Instagram am meisten Platz, 16:9 für Folien und Videos, 3:2 für Abzüge in 15 × 10 cm, 9:16 für das ganze Smartphone.',
      ],
    ],
    faqs: [
      [
        'Kann ich auf genaue Pixel zuschneiden?',
        'Ja. Gib Breite und Höhe ein: Der Rahmen nimmt diese Form an, und das Ergebnis hat genau diese Pixel.',
      ],
      ['Lässt sich das Abgeschnittene zurückholen?', 'Nein. In der gespeicherten Datei ist nur, was im Rahmen lag.'],
      ['Bleibt ein animiertes GIF animiert?', 'Ja, jedes Einzelbild wird gleich zugeschnitten.'],
    ],
  },
  turn: {
    title: 'Bild drehen oder spiegeln – ohne Qualitätsverlust',
    meta: 'Dreh ein liegendes Foto richtig herum oder spiegle es. JPGs werden dabei nicht erneut komprimiert, alles im Browser.',
    why: 'Ein Scan, der auf der Seite liegt, ein Selfie in Spiegelschrift: Ein Druck dreht oder spiegelt es. Fotos in JPG behalten ihre Qualität, weil nur ihre Blöcke umgeordnet werden.',
    does: 'Dreht Bilder in Vierteldrehungen und spiegelt sie in beide Richtungen.',
    steps: [
      `Zieh dein Foto hierher oder such es mit „${browse}“.`,
      'Die Pfeile unter dem Bild drehen es nach links und rechts und spiegeln es. Drück so oft wie nötig.',
      `Speichere mit „${download}“. Jedes Programm zeigt es jetzt gleich herum.`,
    ],
    facts: [
      [
        'Warum manche Programme ein Foto liegend zeigen',
        'Kameras schreiben in die Datei, wie sie gehalten wurden, und lassen die Pixel, wie sie sind. Programme, die das nicht lesen, zeigen das Foto liegend. Hier werden die Pixel selbst gedreht, und der Vermerk verschwindet.',
      ],
      [
        'Drehen ohne Verlust',
        'Ein JPG besteht aus kleinen Blöcken, die sich umordnen lassen. Bei den meisten Kamerafotos geht die Größe darin auf. Wo nicht, wird das Foto in hoher Qualität neu gespeichert. Eine Zeile unter den Einstellungen sagt, was von beidem geschieht.',
      ],
    ],
    faqs: [
      ['Kann ich um wenige Grad drehen?', 'Hier nicht: nur um Vierteldrehungen, die weder Qualität noch Rand kosten.'],
      [
        'Was ist der Unterschied zwischen Drehen und Spiegeln?',
        'Drehen bewegt das Bild wie ein Blatt auf dem Tisch. Spiegeln zeigt es seitenverkehrt, Schrift läuft also rückwärts.',
      ],
    ],
  },
  borders: {
    title: 'Rand um ein Foto legen – quadratisch, 4:5 oder 9:16',
    meta: 'Leg einen weißen, schwarzen oder unscharfen Rand um ein Foto, damit es ohne Zuschneiden in 1:1, 4:5 oder 9:16 passt.',
    why: 'Ein Hochformat im quadratischen Feed, ein breites Foto in der Story: Ein Rand füllt den Rest, und vom Bild geht nichts verloren. Weiß ist schon gewählt.',
    does: 'Füllt ein Bild bis zu einem Seitenverhältnis oder einer Größe auf: mit Farbe, mit seinen unscharfen Rändern oder durchsichtig.',
    steps: [
      `Wähle ein Foto mit „${browse}“. Es bekommt einen weißen Rand bis zum Quadrat.`,
      'Ändere die Form in 4:5, 9:16 oder 16:9 und such die Füllung aus: weiß, schwarz, eine andere Farbe oder unscharf.',
      `Drück „${download}“. Jeder Pixel des Originals ist darin.`,
    ],
    facts: [
      [
        'Rand oder Zuschnitt',
        'Schneide zu, wenn der Rand unwichtig ist und das Motiv groß sein soll. Nimm einen Rand, wenn alles bleiben muss: Gruppenfotos, Kunst, Bildschirmfotos, Produkte bis zur Kante.',
      ],
      [
        'Welche Füllung am besten aussieht',
        'Weiß passt zu Shops und hellen Feeds, Schwarz zu Galerien und dunklen Oberflächen. Die Unschärfe nimmt die Farben des Fotos auf, gut für Storys und Videos. Durchsichtige Ränder brauchen PNG oder WebP.',
      ],
    ],
    faqs: [
      [
        'Bekommen viele Fotos denselben Rand?',
        'Ja. Wähle mehrere auf einmal und öffne sie im Stapel: Alle werden auf dieselbe Form aufgefüllt.',
      ],
      ['Wird das Foto kleiner?', 'Seine Pixel bleiben. Der Rand kommt außen dazu, das ganze Bild wird also größer.'],
    ],
  },
  redact: {
    title: 'Stellen im Bild verdecken – endgültig entfernt',
    meta: 'Schwärze Text, Kennzeichen und Gesichter oder verpixle sie. Was du verdeckst, ist nicht mehr in der Datei. Ohne Hochladen.',
    why: 'Ein Bildschirmfoto ohne Kontonummer, eine Straße ohne Kennzeichen, ein Klassenfoto ohne Gesichter: Zieh über das, was niemand sehen soll.',
    does: 'Deckt Rechtecke im Bild schwarz, mit Blöcken oder unscharf ab und entfernt, was darunter war.',
    steps: [
      `Öffne das Bild mit „${browse}“. Du kannst sofort Stellen verdecken.`,
      'Zieh ein Rechteck über jede Stelle. Nimm Schwarz für Text und Zahlen, Blöcke oder Unschärfe für Gesichter.',
      `Drück „${download}“. Kameradaten und Aufnahmeort werden ebenfalls entfernt.`,
    ],
    facts: [
      [
        'Warum Schwarz sicherer ist als Unschärfe',
        'Buchstaben und Ziffern unter Unschärfe oder Blöcken lassen sich oft wieder lesen, weil nur wenige so aussehen. Ein schwarzes Feld lässt nichts zum Vergleichen. Für Gesichter in der Menge genügt meist eine starke Unschärfe.',
      ],
      [
        'Was sonst noch verrät',
        'Manche Smartphones behalten das unbearbeitete Foto oder ein Vorschaubild in der Datei. Beides bleibt hier nicht erhalten. Achte auch auf Spiegelungen, Namensschilder und offene Tabs.',
      ],
    ],
    faqs: [
      [
        'Kann jemand das Feld wieder entfernen?',
        'Nein. Es ist keine Ebene: Die Pixel darunter werden vor dem Speichern ersetzt.',
      ],
      [
        'Findet es Gesichter von selbst?',
        'Nein. Du markierst sie, so wird nichts übersehen, was ein Programm nicht erkennt.',
      ],
      [
        'Wird das Bild irgendwohin geschickt?',
        'Nein. Es bleibt in deinem Browser, und bei solchen Bildern ist das am wichtigsten.',
      ],
    ],
  },
  watermark: {
    title: 'Wasserzeichen hinzufügen – Name oder Logo',
    meta: 'Setz Text oder ein Logo auf deine Fotos: Ecke, Größe und Deckkraft nach Wahl. Ein Foto oder zwanzig, ohne Hochladen.',
    why: 'Kennzeichne Vorschauen, Produkte und Entwürfe als deine. Tipp einen Namen oder wähle ein Logo, such einen von neun Plätzen aus und sieh es sofort im Bild.',
    does: 'Setzt Text oder ein durchsichtiges PNG oder SVG auf ein Bild, in einer Größe, die zum Bild passt.',
    steps: [
      `Wähle ein Foto mit „${browse}“. Die Einstellungen des Wasserzeichens sind daneben offen.`,
      'Tipp deinen Text oder wähle ein Logo und dann eine Ecke. Senk die Deckkraft, bis es nicht mehr stört.',
      `Drück „${download}“. Wähle für mehr Fotos gleich mehrere: Der Stapel kennzeichnet alle gleich.`,
    ],
    facts: [
      [
        'Wo ein Wasserzeichen wirkt',
        'In der Ecke ist es höflich und leicht abzuschneiden. Über der Mitte, mit einem Drittel Deckkraft, schützt es eine Vorschau. Die Größe folgt dem Bild, große und kleine Fotos sehen also gleich aus.',
      ],
      [
        'Was eine gute Logodatei ist',
        'Ein PNG oder SVG mit durchsichtigem Hintergrund, mindestens so breit, wie es erscheinen soll. Weiß mit feinem Schatten ist auf den meisten Fotos lesbar, Schwarz nur auf hellen.',
      ],
    ],
    faqs: [
      [
        'Kann ich zwanzig Fotos auf einmal kennzeichnen?',
        'Ja. Zieh sie zusammen hierher und öffne sie im Stapel: Das Zeichen hat überall denselben Platz.',
      ],
      ['Setzt diese Seite ein eigenes Zeichen?', 'Nie. Nur was du eintippst oder auswählst, erscheint auf dem Bild.'],
      [
        'Welche Schriften gibt es?',
        'Die übliche deines Geräts. Für eine besondere speicherst du den Text als SVG oder PNG und wählst diese Datei.',
      ],
    ],
  },
  passport: {
    title: 'Passbild erstellen – 35 × 45 mm mit 300 dpi',
    meta: 'Schneide ein Porträt auf 35 × 45 mm mit 300 dpi zu, die Größe der meisten Ausweise und Visa: 413 × 531 Pixel.',
    why: 'Die meisten Länder verlangen 35 × 45 mm. Der Rahmen hat schon diese Form, und in der Datei stehen 300 dpi, damit Drucker und Formulare die richtige Größe erhalten.',
    does: 'Schneidet ein Porträt auf 413 × 531 Pixel zu und vermerkt 300 dpi in der Datei.',
    steps: [
      `Fotografiere vor einer glatten Wand und öffne das Porträt mit „${browse}“.`,
      'Verschieb den Rahmen so, dass das Gesicht vom Kinn bis zum Scheitel 70 bis 80 % der Höhe einnimmt.',
      `Drück „${download}“ und druck es ohne Skalierung, oder schick es an das Formular.`,
    ],
    facts: [
      [
        'Größen nach Land',
        'Europa, Australien, Japan und Großbritannien auf Papier: 35 × 45 mm. USA: 2 × 2 Zoll, bei den gängigen Größen. Kanada: 50 × 70 mm. China: 33 × 48 mm. In Deutschland nehmen Ämter seit Mai 2025 nur noch digitale Passbilder vom Amt oder von zertifizierten Anbietern an.',
      ],
      [
        'Was geprüft wird',
        'Neutraler Ausdruck, offene Augen, keine Spiegelung auf der Brille, gleichmäßiges Licht und ein einfarbiger, heller Hintergrund. Diese Seite schneidet zu und skaliert. Sie retuschiert nicht, weil Behörden bearbeitete Gesichter ablehnen.',
      ],
    ],
    faqs: [
      [
        'Das Formular will höchstens 50 KB. Was nun?',
        'Lade das Bild herunter und öffne es auf der Seite für 50 KB: Sie behält diese Pixel und findet die beste Qualität.',
      ],
      [
        'Kann sie den Hintergrund ersetzen?',
        'Nein. Stell dich einen halben Meter vor eine weiße oder hellgraue, gleichmäßig beleuchtete Wand.',
      ],
      [
        'Wie drucke ich mehrere auf ein Blatt?',
        'Setz die Datei mehrmals in ein Dokument, oder bestell sie beim Fotodienst als Passbilder auf 15 × 10 cm.',
      ],
    ],
  },
  gif: {
    title: 'GIF aus Bildern erstellen – Fotos als Animation',
    meta: 'Mach aus bis zu zwanzig Bildern ein animiertes GIF: ordnen, Dauer festlegen, eine Datei speichern. Ohne Hochladen.',
    why: 'Ein Vorher und Nachher, eine Anleitung in Schritten, eine Serie von Fotos: Jedes Bild wird ein Einzelbild, in der Reihenfolge der Liste.',
    does: 'Fügt Bilder zu einem animierten GIF oder einem kleineren animierten WebP zusammen.',
    steps: [
      'Die Aktion und eine gemeinsame Animation sind schon gewählt.',
      'Leg fest, wie lange jedes Bild zu sehen ist, und eine kleinere Größe, wenn es für einen Chat ist.',
      `Füg die Bilder mit „${browse}“ hinzu, drück „${processAll}“ und dann „${download}“.`,
    ],
    facts: [
      [
        'Wie groß ein GIF wird',
        'Jedes Einzelbild hat bis zu 256 Farben und wird fast ganz gespeichert. Zehn Fotos von 480 Pixeln Breite sind ein bis zwei Megabyte, doppelt so breit das Vierfache. Ein animiertes WebP ist oft nur ein Drittel davon.',
      ],
      [
        'Wie lange jedes Bild zu sehen sein sollte',
        'Etwa 100 Millisekunden für Bewegung, 500 für Schritte, zwei Sekunden für etwas zum Lesen. Schneller als 20 Millisekunden spielt kein Browser.',
      ],
    ],
    faqs: [
      [
        'Kann ich aus einem Video ein GIF machen?',
        'Hier nicht: Videos lassen sich nicht öffnen. Speichere zuerst einige Bilder daraus.',
      ],
      [
        'Warum wirken Fotos im GIF körnig?',
        'Weil 256 Farben Millionen nachbilden müssen, durch Mischen von Punkten. WebP behält alle.',
      ],
      ['Läuft es endlos?', 'Ja, wie man es von einem GIF erwartet.'],
    ],
  },
  'remove-exif': {
    title: 'EXIF-Daten aus Fotos entfernen, jedes Pixel bleibt',
    meta: 'Entferne EXIF, XMP, IPTC und versteckte Vorschaubilder aus JPG, PNG, WebP, HEIC und mehr. Das Bild selbst wird kopiert, nichts wird hochgeladen.',
    why: 'Ein Foto trägt seine Kamera, sein Datum, oft einen Ort und eine Seriennummer. Alles außer dem Bild ist schon ausgewählt: Datei ablegen und speichern.',
    does: 'Schneidet Metadaten aus JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF und SVG, aus einer Datei oder aus Hunderten.',
    steps: [
      `Leg ein Foto oder viele ab, oder such sie mit „${browse}“. Ein Satz nennt, was jedes davon verrät.`,
      'Lass alles ausgewählt, oder entferne nur einzelne Gruppen, etwa Programme oder Namen.',
      `Drück „${download}“. Die neue Datei wurde noch einmal gelesen, und die Zahl der übrigen Tags steht beim Knopf.`,
    ],
    facts: [
      [
        'Ohne neue Kompression',
        'Die meisten Programme öffnen das Bild und speichern es neu, was Qualität kostet. Hier werden die komprimierten Bilddaten Byte für Byte kopiert, nur die Blöcke darum verschwinden. Ein JPG sieht danach genau gleich aus.',
      ],
      [
        'Was bleibt, und warum',
        'Ausrichtung, Farbprofil und Auflösung bleiben, weil das Bild ohne sie anders aussähe. Nichts davon identifiziert dich.',
      ],
    ],
    faqs: [
      [
        'Entfernen Webseiten EXIF nicht ohnehin?',
        'Manche tun es für das, was andere sehen, und erhalten trotzdem dein Original. E-Mail, Clouds und die meisten Messenger geben Dateien mit allem weiter.',
      ],
      [
        'Kann ich einen ganzen Ordner säubern?',
        'Ja. Leg ihn hier ab: Alle gesäuberten Fotos kommen als ein ZIP zurück, jedes mit seinem Datum.',
      ],
    ],
  },
  'view-exif': {
    title: 'EXIF-Daten anzeigen: Was verrät dein Foto?',
    meta: 'Sieh EXIF, XMP und IPTC eines Fotos: Ort, Zeit, Kamera, Objektiv, Namen, versteckte Vorschauen. Durchsuche alle Tags. Das Foto bleibt auf deinem Gerät.',
    why: 'Finde heraus, was ein Foto über dich verrät, bevor du es teilst, oder mit welchen Einstellungen es entstand. Das Wichtigste steht zuerst, in einem Satz.',
    does: 'Listet jedes Tag in JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL und SVG mit lesbarem Wert auf und zeigt versteckte Bilder.',
    steps: [
      `Wähl ein Foto mit „${browse}“ oder leg es auf der Seite ab.`,
      'Lies die Zusammenfassung, dann die Gruppen: Ort, Zeit, Personen, Kamera, Programme. Die Tabelle darunter hat alle Tags mit einer Suche.',
      `Kopiere die Koordinaten oder alle Tags als JSON. „${download}“ speichert eine Kopie ohne sie.`,
    ],
    facts: [
      [
        'Mehr als EXIF',
        'Bildprogramme schreiben XMP, Presseagenturen IPTC, Kameras ihre eigenen Herstellerdaten, und Handys legen HDR-Karten, Tiefenkarten oder eine Sekunde Video dazu. All das erscheint hier, auch Content Credentials und die Prompts von Bildgeneratoren.',
      ],
      [
        'Wie genau ein Ort ist',
        'Die Seite liest es aus den Ziffern der Koordinaten oder aus dem, was das Handy selbst vermerkt hat. Fünf Meter sind eine Haustür, hundert Kilometer eine Gegend.',
      ],
    ],
    faqs: [
      [
        'Warum hat mein Foto kein EXIF?',
        'Messenger, Bildschirmfotos und viele Webseiten entfernen es. Bitte den Fotografen um die Originaldatei statt um die veröffentlichte.',
      ],
      [
        'Gibt es eine Karte?',
        'Nein: Eine Karte von anderswo würde den Ort erfahren. Kopiere die Koordinaten in eine Karte, der du vertraust.',
      ],
    ],
  },
  'remove-location': {
    title: 'Standort aus Foto entfernen: GPS und Ortsnamen',
    meta: 'Sieh, wo ein Foto laut seinen Daten entstand, und entferne nur das: Koordinaten, Ortsnamen, Vorschauen. Kamera und Datum bleiben. Privat im Browser.',
    why: 'Handys schreiben die Koordinaten von Wohnung, Schule oder Arbeit in jedes Bild. Hier verschwindet nur der Ort, das Datum zum Sortieren bleibt.',
    does: 'Entfernt GPS-Koordinaten und Ortsnamen aus einem Foto, ohne ein einziges Pixel zu ändern.',
    steps: [
      `Leg das Foto hier ab, oder drück „${browse}“. Hat es einen Ort, steht er in der ersten Zeile.`,
      'Der Ort ist schon ausgewählt. Du kannst hinzunehmen, was dich identifiziert, etwa Seriennummern und Namen.',
      `Drück „${download}“ für dasselbe Bild ohne seinen Ort.`,
    ],
    facts: [
      [
        'Ein Ort steckt an mehreren Stellen',
        'Neben GPS gibt es Städtenamen in IPTC und XMP und die Vermerke mancher Kameras. Alle verschwinden, auch die kleinen Vorschauen und Videos in der Datei, weil sie zeigen können, wo du warst.',
      ],
      [
        'An der Quelle abstellen',
        'Auf dem iPhone: Einstellungen, Datenschutz, Ortungsdienste, Kamera, Nie. Auf Android ist es ein Schalter in den Einstellungen der Kamera-App. Fotos, die du schon hast, behalten ihren Ort, bis du ihn entfernst.',
      ],
    ],
    faqs: [
      [
        'Ist die Straße noch im Bild zu sehen?',
        'Ja: Ein Schild oder ein Haus bleibt in den Pixeln. Verdecke es mit der Seite, die Stellen im Bild verpixelt.',
      ],
      ['Geht das mit Fotos vom iPhone?', 'Ja, HEIC-Fotos werden als HEIC gesäubert, in voller Qualität.'],
    ],
  },
  'change-date': {
    title: 'Datum eines Fotos ändern – einzeln oder im Stapel',
    meta: 'Korrigiere das Aufnahmedatum: Leg es neu fest, oder verschiebe es bei Hunderten Fotos einer Kamera mit falscher Uhr. Jedes Pixel bleibt, ohne Upload.',
    why: 'Geht die Uhr einer Kamera um eine Stunde oder ein Jahr falsch, landen ihre Fotos in jedem Album an der falschen Stelle. Leg das richtige Datum fest, oder verschiebe alle um dieselbe Zeit.',
    does: 'Schreibt das Datum in EXIF, XMP und IPTC, in eine Datei oder in Hunderte, ohne ein einziges Pixel zu ändern.',
    steps: [
      `Leg ein Foto oder viele ab, oder such sie mit „${browse}“. Das bisherige Datum wird angezeigt.`,
      'Wähl „Festlegen“ für ein neues Datum mit Uhrzeit, oder „Verschieben“ um Tage, Stunden und Minuten. Sonst verschwindet nichts aus der Datei.',
      `Drück „${download}“. Die neue Datei wurde noch einmal gelesen, und ihr Datum steht über dem Knopf.`,
    ],
    facts: [
      [
        'Eine Kamera mit falscher Uhr',
        'Leg alle ihre Fotos auf einmal ab und verschiebe sie um dieselbe Zeit: eine Stunde für die Sommerzeit, mehrere für eine andere Zeitzone, oder Tage und Minuten für eine Uhr, die nie gestellt war. Die Reihenfolge der Fotos bleibt.',
      ],
      [
        'Welches Datum ist gemeint?',
        'Ein Foto nennt, wann es aufgenommen, digitalisiert und zuletzt geändert wurde, und alle diese Daten werden zusammen korrigiert. Die Datei hat daneben ein eigenes Datum, das Fotoalben selten verwenden. In einem ZIP können Dateien das Datum ihres Fotos bekommen.',
      ],
    ],
    faqs: [
      [
        'Verliert das Foto an Qualität?',
        'Nein. Das komprimierte Bild wird Byte für Byte kopiert, geschrieben werden nur die Angaben daneben.',
      ],
      [
        'Kann ich auch Urheber und Copyright eintragen?',
        'Ja. Urheber, Copyright, Bildbeschreibung, Stichwörter und Auflösung stehen unter dem Datum.',
      ],
    ],
  },
};
