import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { site } from '#site';

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
