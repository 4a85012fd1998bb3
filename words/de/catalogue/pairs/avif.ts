import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'für ältere Programme',
    meta: 'Ein Bild aus dem Web als AVIF gespeichert, und kein Programm öffnet es? Mach ein JPG daraus. Kostenlos, privat und ohne Installation.',
    why: 'Immer mehr Websites nutzen AVIF, aber viele Bildbetrachter, Büroprogramme und Upload-Formulare können es nicht öffnen. Ein JPG funktioniert überall.',
    size: 'Ein JPG braucht rund 50\u00a0% mehr Platz als ein AVIF, das gleich aussieht. Mit der hier eingestellten Qualität waren unsere Messfotos zwischen 40\u00a0% kleiner und etwa gleich groß. Ein fürs Web stark komprimiertes AVIF wächst mehr.',
    faqs: [
      [
        'Was passiert mit HDR-Bildern?',
        'Sie werden zu normalem sRGB mit 8 Bit, denn mehr fasst ein JPG nicht. Lichter, die heller als normales Weiß sind, werden abgedunkelt.',
      ],
      [
        'Welche Programme öffnen AVIF?',
        'Jeder aktuelle Browser, GIMP ab 2.10.22, Windows 11 mit der AV1-Erweiterung und macOS ab Ventura. Wenn du es jemandem schickst, der eins davon hat, schick das Original.',
      ],
    ],
  },
  png: {
    tag: 'transparent und exakt',
    meta: 'Wandle AVIF in ein verlustfreies PNG mit weicher Transparenz um, bereit für jeden Editor. In deinem Browser, ohne Upload.',
    why: 'Ältere Grafikprogramme können AVIF nicht öffnen. Ein PNG gibt ihnen jeden Pixel und die volle Transparenz, ohne weiteren Verlust.',
    size: 'Rechne mit einer viel größeren Datei: In unseren Tests war sie vier- bis achtmal so groß, bei einem stark komprimierten AVIF noch größer. PNG muss jeden Pixel genau speichern.',
    faqs: [
      [
        'Behält ein AVIF mit 10 Bit seine Farbtiefe?',
        'Nein, es bekommt 8 Bit. Auf fast allen Bildschirmen siehst du keinen Unterschied.',
      ],
      ['Wird eine AVIF-Sequenz zu mehreren PNGs?', 'Nein, nur das Hauptbild wird zu einem PNG.'],
      [
        'Warum hat mir ein Shop ein AVIF gegeben?',
        'Onlineshops schicken Produktbilder als AVIF, um Datenverkehr zu sparen. Freisteller behalten im PNG ihren Umriss, bereit für eine Folie oder einen Flyer.',
      ],
    ],
  },
};
