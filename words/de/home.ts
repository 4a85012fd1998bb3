import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles, fileMb } = site.limits;

/** The home page's texts. */
export const homeWords = {
  pageTitle: `${site.name}: Bilder verkleinern und umwandeln, ganz privat`,
  description: `Kostenlose Bildwerkzeuge direkt im Browser: Größe ändern, zuschneiden, auf ein KB-Limit verkleinern, Formate umwandeln, ${BATCH_LIMIT} Bilder auf einmal. Ohne Upload.`,
  title: 'Bilder verkleinern, zuschneiden und umwandeln.',
  lead: 'Alles passiert in deinem Browser: Die Bilder verlassen dein Gerät nie.',
  start: 'Loslegen',
  more: 'Mehr erfahren',
  free: 'Kostenlos, ohne Konto, ohne Upload.',
  example: {
    title: 'Siehst du den Unterschied?',
    before: 'Vorher',
    after: 'Nachher',
    smaller: (percent: number) => `${percent}\u00a0% kleiner`,
    line: (quality: number) =>
      `Unser Beispielfoto, hier mit Qualität ${quality} komprimiert. Beide Dateien liegen unverändert auf dieser Seite: Zieh die Linie, um sie zu vergleichen.`,
    slider: 'Sichtbarer Anteil des Originals in Prozent',
  },
  features: {
    title: 'Für alle, denen ihre Bilder wichtig sind',
    fast: {
      title: 'Blitzschnell',
      text: 'Du musst auf keinen Upload warten. Dein Gerät legt sofort los und verarbeitet mehrere Bilder gleichzeitig.',
    },
    private: {
      title: '100\u00a0% privat',
      text: 'Deine Bilder werden in deinem eigenen Browser geöffnet, bearbeitet und gespeichert. Hochgeladen werden sie nie.',
    },
    batch: {
      title: 'Stapelverarbeitung',
      text: `Bis zu ${BATCH_LIMIT} Bilder in einem Durchgang mit denselben Einstellungen. Lade sie als ZIP oder einzeln herunter.`,
    },
  },
  tools: { title: 'Wähle ein Werkzeug', lead: 'Alle öffnen sich sofort, und du musst dich nirgends anmelden.' },
  collections: {
    title: 'Sammlungen',
    lead: 'Eine Seite für jede Aufgabe, mit den passenden Einstellungen und Antworten auf häufige Fragen.',
    converters: (count: number) => `${count} Konverter. JPG, PNG, WebP, HEIC und mehr.`,
    compressors: (count: number) => `${count} Bildkompressoren. Nach Format oder auf eine Größe in KB.`,
    resizers: (count: number) => `${count} Bildgrößen. Für Bildschirm, Social Media, Papier und Formulare.`,
  },
  help: {
    title: 'Hilfebereich',
    items: [
      {
        title: 'Bild öffnen',
        text: 'Zieh es auf die Seite, wähle es mit „Dateien auswählen“ oder füg es ein. Für viele auf einmal gibt es die Stapelverarbeitung.',
      },
      {
        title: 'Bild ändern',
        text: 'Jede Einstellung zeigt sofort, was sie bewirkt. Was ein Format nicht behalten kann, steht vor dem Start da.',
      },
      {
        title: 'Bild speichern',
        text: '„Herunterladen“ speichert eine Datei, „Alle herunterladen“ ein ZIP. Das Original auf deinem Gerät bleibt, wie es ist.',
      },
      {
        title: 'Wenn etwas nicht klappt',
        text: 'Versuch es mit einem kleineren Bild oder in einem anderen Browser und schreib uns, was passiert ist: „Kontakt“ steht unten auf jeder Seite.',
      },
    ],
  },
  faq: {
    title: 'FAQ',
    items: [
      {
        title: 'Werden meine Bilder hochgeladen?',
        text: 'Nein. Sie werden in deinem Browser geöffnet, geändert und gespeichert. Seiten, die du besucht hast, funktionieren auch ohne Netz.',
      },
      {
        title: 'Ist es kostenlos?',
        text: 'Ja, jedes Werkzeug, so oft du willst und ohne Konto. Ein Wasserzeichen kommt nur dazu, wenn du eines setzt.',
      },
      {
        title: 'Wie groß darf ein Bild sein?',
        text: `${fileMb}\u00a0MB, und ${batchFiles} Bilder auf einmal. Größere öffnen sich nach einer Bestätigung, wenn dein Gerät genug Speicher hat.`,
      },
      {
        title: 'Welche Dateien lassen sich öffnen?',
        text: 'JPG, PNG, WebP, GIF, TIFF, AVIF, HEIC, JPEG XL, BMP, ICO und SVG. Videos, PDF und Rohdaten von Kameras nicht.',
      },
      {
        title: 'Leidet die Qualität?',
        text: 'Ein JPG zuzuschneiden oder zu drehen kostet meist nichts. Komprimieren kostet so viel, wie du zulässt: Vergleiche beide Bilder vor dem Speichern.',
      },
      {
        title: 'Was passiert mit Aufnahmeort und Kameradaten?',
        text: 'Sie werden entfernt, außer du wählst unter „Weitere Optionen“, was bleibt.',
      },
    ],
  },
  mostWanted: 'Besonders gefragt',
  /** `{query}` is the search. */
  nothingFound:
    'Zu „{query}“ gibt es hier nichts. Versuch es mit einem Format oder einer Größe, etwa „heic in jpg“ oder „unter 200\u00a0KB“, oder sieh dir [alle Werkzeuge](all) an.',
  closing: {
    title: 'Bereit für dein nächstes Bild?',
    line: 'Ohne Installation und ohne Anmeldung.',
    start: 'Jetzt loslegen',
    all: 'Alle Werkzeuge ansehen',
  },
} as const;
