import type { NotesByTarget } from '#catalogue/page-text.ts';

export const jxl: NotesByTarget = {
  jpg: {
    tag: 'überall zu öffnen',
    meta: 'Ein JPEG-XL-Foto (.jxl), das sich nirgends öffnen lässt? Mach ein JPG daraus, das jedes Programm und Formular annimmt. Kostenlos und privat.',
    why: 'Manche Smartphones, Fotoarchive und Lightroom speichern JPEG XL, aber Windows, die meisten Websites und die meisten Druckdienste können es nicht öffnen. Ein JPG öffnet sich überall.',
    size: 'Als JPGs brauchten unsere Testfotos bis zu 60\u00a0% mehr Platz, mit Qualität 92. JPEG XL packt dasselbe Aussehen in viel weniger Byte, und ein JPG kann diese Ersparnis nicht halten.',
    faqs: [
      [
        'Bekomme ich das JPG zurück, aus dem mein JXL entstand?',
        'Nein. Manche Programme packen ein JPG so in ein JXL, dass es sich exakt wieder entpacken lässt. Diese Seite liest das Bild und macht ein neues JPG daraus. Dabei gehen ein paar Details verloren.',
      ],
      [
        'Was passiert mit HDR- und 16-Bit-Fotos?',
        'Das JPG zeigt sie, wie es ein gewöhnlicher Bildschirm täte. Glanzlichter und Lampen verlieren ihre zusätzliche Helligkeit, und die feinsten Abstufungen werden gerundet.',
      ],
    ],
  },
};
