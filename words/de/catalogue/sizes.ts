import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Sieh auf der Website nach, auf der du hochlädst.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'für Unterschriften',
    meta: 'Bring ein Foto oder eine Unterschrift auf 20\u00a0KB, für Prüfungs- und Bewerbungsformulare. Die Seite findet die beste Größe und Qualität.',
    why: 'Antragsformulare begrenzen gescannte Unterschriften und kleine Passfotos oft auf 20\u00a0KB. Das ist nicht viel, aber für ein kleines Bild genug.',
    limits: `Bankprüfungen in Indien verlangen Unterschriften von 10 bis 20\u00a0KB mit 140 × 60 Pixeln und Fotos von mindestens 20\u00a0KB. ${CHECK}`,
    advice:
      'Schneide zuerst zu, damit du keinen Platz für den Tisch oder die Wand verschwendest. Weißes Papier lässt sich sehr gut komprimieren. Eine gut beleuchtete Unterschrift kommt ohne sichtbaren Verlust auf 20\u00a0KB.',
    adjust:
      'Ein großes Porträt bekommt weniger Pixel, weil es mit 20\u00a0KB bei 200 × 230 besser aussieht als bei 800 × 920. Verlangt das Formular eine Größe in Pixeln, bring das Bild zuerst darauf.',
    faqs: [
      [
        'Warum sagt das Formular, meine Datei sei zu klein?',
        'Manche Formulare haben auch ein Minimum, oft 10\u00a0KB, und eine kleine Unterschrift in Schwarz-Weiß kann darunter landen. Setz ein höheres Ziel oder behalte mehr Pixel.',
      ],
      [
        'Lässt sich ein Foto von 5\u00a0MB wirklich auf 20\u00a0KB bringen?',
        'Ja, aber es muss die meisten Pixel verlieren. Das Ergebnis reicht für ein Formular oder ein Vorschaubild, nicht für den Druck.',
      ],
    ],
  },
  50: {
    tag: 'für Antragsformulare',
    meta: 'Bring ein Porträt unter 50\u00a0KB für einen Onlineantrag. Dein Browser findet das beste Bild, das passt. Kostenlos, ohne Anmeldung.',
    why: 'Viele Antragsportale nehmen Porträtfotos bis 50\u00a0KB an. Ein Porträt mit ein paar Hundert Pixeln Breite passt gut hinein. Ein Foto in voller Größe muss erst kleiner werden, und das macht diese Seite für dich.',
    limits: `Indische Bankprüfungen nehmen Fotos von 20 bis 50\u00a0KB mit 200 × 230 Pixeln an. Das Symbol eines WhatsApp-Stickerpakets muss unter 50\u00a0KB bleiben. Für einen britischen Pass sind 50\u00a0KB das Minimum. ${CHECK}`,
    advice:
      'Ein ruhiger Hintergrund spart mehr Platz als jede Einstellung. Stell dich einen Meter vor eine Wand, damit ihre Struktur unscharf wird.',
    adjust:
      'Verlangt das Formular neben Kilobyte auch Pixel, bring das Bild zuerst auf die Pixel und komm dann hierher zurück.',
    faqs: [
      [
        'Wie nah kommt die Datei an 50\u00a0KB?',
        'Nie über 50\u00a0KB und meist höchstens 3\u00a0% darunter. Eine Datei, die schon kleiner ist, bleibt, wie sie ist.',
      ],
      [
        'Sind 50\u00a0KB 50.000 oder 51.200 Byte?',
        'Hier hat ein Kilobyte 1024 Byte, wie in Windows. Wenn möglich, bleibt die Datei auch unter 50.000 Byte, weil manche Portale so zählen. Um sicherzugehen, gib 48 ein.',
      ],
    ],
  },
  100: {
    tag: 'knapp unter dem Limit',
    meta: 'Komprimiere ein Foto auf 100\u00a0KB oder weniger. Die Seite findet das beste Bild, das passt, und du vergleichst es mit dem Original. Ohne Upload.',
    why: 'Formulare, Stickerpakete und schnelle Websites verlangen oft weniger als 100\u00a0KB. Das reicht für ein scharfes Bild über den halben Laptopbildschirm.',
    limits: `Ein unbewegter WhatsApp-Sticker muss unter 100\u00a0KB bleiben, ein Slack-Emoji unter 128\u00a0KB, und eine Google-Displayanzeige darf höchstens 150\u00a0KB haben. Manche Mobilfunknetze begrenzen Bildnachrichten auf 100\u00a0KB. ${CHECK}`,
    advice:
      'Die Qualität wählt die Seite, du entscheidest über die Pixel: Gehst du an der längeren Seite von 1200 auf 1000, werden drei Zehntel des Platzes für bessere Qualität frei.',
    adjust:
      'Ändere die Zahl, wenn dein Limit ein anderes ist. 95 ist sicher, wenn eine Website ein Kilobyte als 1000 Byte zählt.',
    faqs: [
      [
        'Was, wenn das Foto mit keiner Qualität passt?',
        'Dann bekommt es auch weniger Pixel, aber nur so viele weniger wie nötig. Passt es immer noch nicht, sagt dir die Seite das und behält die kleinste Datei, die sie gefunden hat.',
      ],
      [
        'Warum hat meine Datei 97\u00a0KB und nicht 100?',
        'Manche Websites zählen ein Kilobyte als 1000 Byte. Deshalb strebt die Seite höchstens 100.000 Byte an, hier 97,7\u00a0KB. Deine Datei überschreitet das Limit nie.',
      ],
    ],
  },
  200: {
    tag: 'für Visum und Portale',
    meta: 'Mach ein Foto kleiner als 200\u00a0KB, für Visumsseiten, Portale und Shops, mit Reserven bei der Qualität. Alles läuft in deinem Browser.',
    why: '200\u00a0KB reichen für ein gutes quadratisches Porträt oder ein Produktbild und liegen sicher unter den 240\u00a0KB, die für US-Visumfotos gelten.',
    limits: `US-Visumfotos dürfen bis zu 240\u00a0KB haben, quadratisch, mit 600 bis 1200 Pixeln pro Seite. Eigene Emojis auf Discord dürfen bis zu 256\u00a0KB haben. ${CHECK}`,
    advice:
      'Schneide ein Visumfoto zuerst quadratisch zu und bring es auf 600 × 600. Dann sind 200\u00a0KB reichlich, und du siehst keine Spur der Kompression.',
    adjust: 'Erlaubt dein Formular 240 oder 250\u00a0KB, gib das statt 200 ein.',
    faqs: [
      [
        'Wie viele Pixel passen zu 200\u00a0KB?',
        `Etwa ${fills(200, 'middle')} bei einem durchschnittlichen Foto mit Qualität 75. Eine Nahaufnahme mit unscharfem Hintergrund kann mehr als doppelt so viele haben, scharfes Fell oder Gras nur ein Viertel.`,
      ],
      [
        'Verändert das Komprimieren den Hintergrund oder mein Gesicht?',
        'Nein. Feine Strukturen in Haut und Stoff werden etwas glatter. Formen, Farben und Proportionen bleiben gleich.',
      ],
    ],
  },
  300: {
    tag: 'Nachrichten, Prüfungen',
    meta: 'Verkleinere Fotos auf weniger als 300\u00a0KB, für Bildnachrichten, Prüfungsportale und Newsletter. Nichts wird hochgeladen.',
    why: '300\u00a0KB sind ein altes Limit aus Mobilfunknetzen, das bei Bildnachrichten, Prüfungsportalen und Newslettern noch üblich ist. Ein bildschirmfüllendes Foto passt gut hinein.',
    limits: `Der Standard für Bildnachrichten von 2005 erlaubt bis zu 300\u00a0KB. Indische Formulare für den Staatsdienst nehmen Fotos und Unterschriften von 20 bis 300\u00a0KB an. ${CHECK}`,
    advice:
      'Drei Bilder dieser Größe ergeben einen Newsletter von fast einem Megabyte. Auf viel mehr wartet am Smartphone kaum jemand. Nimm 300\u00a0KB für das Hauptbild und 100\u00a0KB für die anderen.',
    adjust:
      'Sieh dir das Ergebnis in der Größe an, in der es andere sehen. Bei 1200 Pixeln Breite kannst du oft tiefer gehen.',
    faqs: [
      [
        'Sieht es mit 300\u00a0KB besser aus als mit 200\u00a0KB?',
        'Kaum, wenn die Zahl der Pixel gleich ist: Der zusätzliche Platz bringt nur feine Körnung. Er hilft, wenn du ihn für mehr Pixel nutzt.',
      ],
      [
        'Mein Messenger komprimiert Fotos sowieso. Warum vorher?',
        'Weil du ein besseres Bild bekommst. Ein Foto, das schon unter dem Limit der App liegt, geht oft unverändert durch.',
      ],
    ],
  },
  500: {
    tag: 'scharf im Vollbild',
    meta: 'Komprimiere Fotos auf 500\u00a0KB und halte sie im Vollbild scharf. Ideal für Blogs, Inserate und Jobportale, privat und kostenlos.',
    why: 'Ein halbes Megabyte reicht für ein Foto, das einen Laptopbildschirm ohne sichtbaren Verlust füllt. Anzeigenmärkte, Jobportale und Foren setzen oft dieses Limit.',
    limits: `Sticker dürfen auf Telegram und Discord bis zu 512\u00a0KB haben, animierte auf WhatsApp bis zu 500\u00a0KB. ${CHECK}`,
    advice: 'Nimm 2048 Pixel an der längeren Seite und eine Qualität von etwa 80 als Ziel.',
    adjust: 'Die Datei muss 500\u00a0KB nicht erreichen. Hast du mit Qualität 75 schon 350\u00a0KB, nimm das.',
    faqs: [
      [
        'Kann ich ein Foto von 500\u00a0KB drucken?',
        'Ja, in 10 × 15\u00a0cm, das sind 1181 × 1772 Pixel bei 300\u00a0dpi. In A4 nimmt das Foto die vierfache Fläche ein und wirkt stellenweise weich.',
      ],
      [
        'Geht es mit dem Qualitätsregler schneller?',
        'Ja, wenn du einfach eine kleinere Datei willst. Gibt es ein Limit, setz ein Ziel: Dieselbe Qualität ergibt bei einem Foto 300\u00a0KB und beim nächsten 1,2\u00a0MB.',
      ],
    ],
  },
  1024: {
    tag: 'nie über dem Limit',
    meta: 'Bring ein Foto auf knapp unter 1\u00a0MB, für Profile, Formulare und Websites, die nichts Größeres annehmen. Kostenlos und ohne Upload.',
    why: 'Viele Websites lehnen Dateien über einem Megabyte ab, oft ohne zu sagen, warum. Ein Foto mit 12 Megapixeln sieht mit 1\u00a0MB auf jedem Bildschirm noch gut aus.',
    limits: `Websites, die auf dem Webserver nginx laufen, lehnen Uploads über 1\u00a0MB ab, sofern das nicht geändert wurde, und zeigen „413 Request Entity Too Large“. GitHub-Profilbilder müssen unter 1\u00a0MB bleiben, und Fotos für ein indisches E-Visum dürfen bis zu 1\u00a0MB haben. ${CHECK}`,
    advice:
      'Ein Foto mit 12 Megapixeln behält bei 1\u00a0MB alle Pixel, und den Verlust siehst du nur, wenn du auf 100\u00a0% zoomst. Für ein makelloses Bild halbiere zuerst Breite und Höhe.',
    adjust: 'Bei dieser Größe versucht es die Seite bis zu 15-mal, um dem Limit so nah wie möglich zu kommen.',
    faqs: [
      [
        'Warum lehnen manche Formulare eine Datei von 1\u00a0MB ab?',
        'Ein Formular schickt deine Datei zusammen mit den anderen Feldern, und das sind ein paar Hundert Byte mehr. Manche zählen ein Megabyte auch als 1.000.000 Byte, andere als 1.048.576. Gib 960 ein, dann bist du bei beiden auf der sicheren Seite.',
      ],
      [
        'Wie viele dieser Fotos passen in eine E-Mail?',
        'Etwa 18: Bei Gmail ist bei 25\u00a0MB Schluss, und Anhänge werden beim Senden um ein Drittel größer.',
      ],
    ],
  },
  2048: {
    tag: 'große Fotos, kaum Verlust',
    meta: 'Kamerafotos unter 2\u00a0MB, fast ohne sichtbare Veränderung und meist mit allen Pixeln. Für WordPress, Formulare und Foren. Ohne Upload.',
    why: 'Unzählige Kontaktformulare, Shops und Blogs nehmen Dateien bis 2\u00a0MB an, weil das die Voreinstellung von PHP ist. Ein Foto mit 12 Megapixeln passt fast ohne Verlust hinein.',
    limits: `Mit PHP gebaute Websites erlauben 2\u00a0MB pro Datei, solange der Hoster das Limit nicht erhöht hat. Stack Overflow nimmt Bilder bis 2\u00a0MB an. ${CHECK}`,
    advice:
      'Verkleinere die Maße nur, wenn du musst: Mit 2\u00a0MB bekommt ein Foto mit 12 Megapixeln noch eine Qualität von etwa 75 bis 85.',
    adjust: 'Fotos mit wenigen Details bleiben selbst mit Qualität 90 oft weit unter 2\u00a0MB.',
    faqs: [
      [
        'Mein Formular scheitert ohne Fehlermeldung. Liegt es an der Dateigröße?',
        'Gut möglich. Ist eine Datei zu groß, sagen viele Formulare nur, dass keine Datei ausgewählt wurde. Versuch es noch einmal mit einer unter 2\u00a0MB.',
      ],
      [
        'Sind 2\u00a0MB für eine Webseite zu viel?',
        'Als Download nicht, als Bild auf der Seite schon. In der Breite, die deine Seite zeigt, sehen 200 bis 300\u00a0KB gleich aus und laden viel schneller.',
      ],
    ],
  },
  10000: {
    tag: 'für riesige Originale',
    meta: 'Bring Fotos und Scans von bis zu 50\u00a0MB unter 10\u00a0MB, meist mit allen Pixeln. Deine Dateien bleiben auf deinem Gerät.',
    why: 'Kameras mit 45 Megapixeln und Flachbettscanner machen Dateien von 15 bis 40\u00a0MB, aber bei vielen Websites ist bei zehn Schluss. Diese Seite bringt sie unter 10\u00a0MB, und meist bleibt jeder Pixel.',
    limits: `GitHub, Discord und die britische Passbehörde nehmen Bilder bis 10\u00a0MB an. ${CHECK}`,
    advice:
      'Du musst auf nichts verzichten: 10\u00a0MB reichen für 45 Megapixel mit Qualität 85. Behalte die Maße, falls ein Archiv oder eine Druckerei danach fragt.',
    adjust: '10.000\u00a0KB sind das höchste Ziel, das du setzen kannst, und etwas weniger als 10\u00a0MB.',
    faqs: [
      [
        'Warum nimmt diese Seite größere Dateien an als die anderen?',
        'Weil Dateien unter 10\u00a0MB diese Seite nicht brauchen. Dein eigenes Gerät macht die Arbeit, und die Grenze von 50\u00a0MB schützt seinen Speicher.',
      ],
      [
        'Kann ich ein TIFF aus meinem Scanner nehmen?',
        'Ja. Du bekommst ein JPG, weil sich eine verlustfreie Datei nicht auf eine Größe bringen lässt.',
      ],
    ],
  },
};

/** These pages are not translated. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {};
