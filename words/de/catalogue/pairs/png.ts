import type { NotesByTarget } from '#catalogue/page-text.ts';

export const png: NotesByTarget = {
  jpg: {
    tag: 'viel kleinere Fotos',
    meta: 'Mach aus einem PNG-Foto ein JPG mit einem Bruchteil der Größe. Transparente Bereiche werden weiß. Kostenlos und ohne Upload.',
    why: 'Ein als PNG gespeichertes Foto ist viel größer als nötig, und viele Formulare nehmen nur JPG an. Wandle es hier um. Transparente Bereiche werden weiß.',
    size: 'Ein Foto schrumpft auf ein Fünftel bis ein Achtel. Ein Screenshot oder Logo wird vielleicht gar nicht kleiner, weil PNG bei glatten Flächen und harten Kanten besser ist.',
    faqs: [
      [
        'Was passiert mit den transparenten Bereichen?',
        'Sie werden weiß, weil JPG keine Transparenz kennt. Eine andere Farbe wählst du direkt unter dem Hinweis darauf. WebP bleibt transparent.',
      ],
      [
        'Warum sieht Text im JPG verwischt aus?',
        'JPG verwischt rund um scharfe Kanten und halbiert unter Qualität 90 die Farbauflösung. Behalte Screenshots als PNG oder nimm Qualität 92 oder mehr.',
      ],
    ],
  },
  webp: {
    tag: 'Transparenz bleibt',
    meta: 'Wandle PNG in WebP um und behalte die Transparenz bei einem Bruchteil der Größe. Qualität wählen, vergleichen, speichern. Ohne Upload.',
    why: 'WebP hat dieselbe weiche Transparenz wie PNG, kann Fotos aber wie ein JPG komprimieren. Logos, Freisteller und Screenshots werden alle kleiner.',
    size: 'Ein freigestelltes Foto kann auf ein Zehntel schrumpfen, und sein Umriss bleibt exakt. Logos sparen weniger, und ein PNG von ein paar Kilobyte ist vielleicht schon kleiner.',
    faqs: [
      [
        'Welche Qualität soll ich nehmen?',
        'Etwa 80. Fotos und Freisteller verlieren zuerst feine Details. Screenshots, Logos und Zeichnungen bekommen stattdessen weniger Farben, wo das mit weniger Bytes besser aussieht. So bleibt kleine Schrift scharf.',
      ],
      [
        'Behält ein PNG mit 16 Bit seine Farbtiefe?',
        'Nein, WebP hat 8 Bit. Auf dem Bildschirm siehst du keinen Unterschied. Behalte aber das PNG, wenn du noch dunkle Bereiche in einem Editor aufhellen willst.',
      ],
    ],
  },
};
