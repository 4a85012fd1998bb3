/** Texts of the page that makes the icons of a website. */
export const faviconWords = {
  step: 'Ajustar',
  title: 'Tu sitio web',
  tab: {
    light: 'El icono en una pestaña del navegador, con tema claro',
    dark: 'El icono en una pestaña del navegador, con tema oscuro',
  },
  apple: 'iPhone, iPad',
  android: 'Android',
  large: 'Grande',
  fit: 'Imagen',
  fits: { inside: 'Mostrar entera', cover: 'Llenar el cuadrado' },
  fitLines: {
    inside: 'Una imagen que no es cuadrada deja algo de espacio libre.',
    cover: 'Una imagen que no es cuadrada pierde los bordes.',
  },
  padding: 'Espacio libre a cada lado',
  percent: (percent: number) => `${percent}\u00a0%`,
  background: 'Fondo',
  backgrounds: { none: 'Ninguno', colour: 'Color' },
  backgroundLines: {
    none: 'Los iconos para teléfonos son blancos donde tu imagen es transparente.',
    colour: 'Detrás de tu imagen, en todos los iconos.',
  },
  colour: 'Color de fondo',
  name: 'Nombre de tu sitio web',
  nameHint: 'Los teléfonos lo muestran bajo el icono. Va en el manifiesto.',
  small: (side: number) =>
    `Tu imagen es pequeña, así que los iconos grandes salen borrosos. Lo mejor es un SVG o al menos ${side} píxeles.`,
  code: 'HTML',
  codeLabel: 'El código para tus páginas',
  codeHint: 'Pégalo en el head de todas las páginas y pon los archivos en la carpeta raíz de tu sitio web.',
  copy: 'Copiar código',
  copied: { title: 'Código copiado', description: 'Pégalo en el head de tus páginas.' },
} as const;
