import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `Über ${site.name}`,
  description: `Was ${site.name} ist: Bildwerkzeuge, die auf deinem eigenen Gerät laufen, warum sie nichts hochladen und womit sie gebaut sind.`,
  title: `Über ${site.name}`,
  lead: 'Bildwerkzeuge für den Alltag. Du musst deine Bilder keinem Fremden anvertrauen.',
  sections: [
    {
      heading: 'Warum nichts hochgeladen wird',
      text: [
        'Ein Formular will ein Foto unter 200\u00a0KB, ein Shop will 1000 × 1000, eine Kollegin kann das Bild von deinem Smartphone nicht öffnen. Dein Computer erledigt so etwas in Sekundenbruchteilen. Es gibt also keinen Grund, einen Passscan oder ein Familienfoto um die halbe Welt zu schicken. Hier macht dein eigener Browser die Arbeit.',
      ],
    },
    {
      heading: 'Wie es funktioniert',
      text: [
        'JPGs liest und schreibt unser eigener Code, die meisten anderen Formate libvips, eine Bildbibliothek, auf die sich Fotografen, Museen und große Websites verlassen. Beides läuft in deinem Browser (WebAssembly). Die Website beherrscht JPG, PNG, WebP, GIF, TIFF, AVIF und JPEG XL und beachtet Farbprofile und Ausrichtung.',
        'Wenn ein Format etwas nicht behalten kann, siehst du das, bevor du startest. Komprimieren macht eine Datei nie größer, außer du wählst ein Format, verlustfreie Qualität oder eine Größe, die mehr braucht. Wird eine Datei in einem anderen Werkzeug größer, steht dabei, warum.',
      ],
    },
    {
      heading: 'Was es kostet',
      text: [
        'Nichts. Es gibt keine Konten, keine Werbung und keine Wasserzeichen, außer du fügst eins hinzu. Weil dein eigenes Gerät die Arbeit macht, kostet der Betrieb der Website wenig.',
      ],
    },
    {
      heading: 'Sag Hallo',
      text: ['Wenn etwas nicht funktioniert oder eine Aufgabe fehlt, [schreib uns](/de/kontakt).'],
    },
  ],
};
