/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: 'Anpassen',
  title: 'Deine Website',
  tab: { light: 'Das Icon in einem hellen Browser-Tab', dark: 'Das Icon in einem dunklen Browser-Tab' },
  apple: 'iPhone, iPad',
  android: 'Android',
  large: 'Groß',
  fit: 'Bild',
  fits: { inside: 'Ganz zeigen', cover: 'Quadrat füllen' },
  fitLines: {
    inside: 'Ist das Bild nicht quadratisch, bleibt etwas Platz frei.',
    cover: 'Ist das Bild nicht quadratisch, gehen Ränder verloren.',
  },
  padding: 'Abstand auf jeder Seite',
  percent: (percent: number) => `${percent}\u00a0%`,
  background: 'Hintergrund',
  backgrounds: { none: 'Keiner', colour: 'Farbe' },
  backgroundLines: {
    none: 'Icons für Smartphones sind dort weiß, wo dein Bild transparent ist.',
    colour: 'Hinter deinem Bild, in jedem Icon.',
  },
  colour: 'Hintergrundfarbe',
  name: 'Name deiner Website',
  nameHint: 'Smartphones zeigen ihn unter dem Icon. Er steht im Manifest.',
  small: (side: number) =>
    `Dein Bild ist klein, deshalb werden große Icons unscharf. Am besten sind ${side} Pixel oder ein SVG.`,
  code: 'HTML',
  codeLabel: 'Der Code für deine Seiten',
  codeHint: 'Füg ihn in den head jeder Seite ein und leg die Dateien in den obersten Ordner deiner Website.',
  copy: 'Code kopieren',
  copied: { title: 'Code kopiert', description: 'Füg ihn in den head deiner Seiten ein.' },
} as const;
