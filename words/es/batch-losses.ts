import type { Loss } from '#engine';
import { fillWords } from '#words/fill.ts';
import { pluralOf } from '#words/language.ts';

interface Clauses {
  /** After "1 de 3 imágenes", and after "2 de 3 imágenes". */
  one: string;
  many: string;
  /** After "Pierde", in a picture's own row. */
  what: string;
}

const CLAUSES: Readonly<Record<Loss, Clauses>> = {
  transparency: { one: 'pierde la transparencia', many: 'pierden la transparencia', what: 'la transparencia' },
  animation: {
    one: 'conserva solo el primer fotograma',
    many: 'conservan solo el primer fotograma',
    what: 'la animación',
  },
  pages: {
    one: 'conserva solo la primera página',
    many: 'conservan solo la primera página',
    what: 'todas las páginas menos la primera',
  },
  metadata: {
    one: 'pierde los datos de la cámara y otros datos ocultos',
    many: 'pierden los datos de la cámara y otros datos ocultos',
    what: 'los datos de la cámara',
  },
  location: {
    one: 'pierde la ubicación donde se tomó',
    many: 'pierden la ubicación donde se tomaron',
    what: 'la ubicación',
  },
  'all-but-credit': {
    one: 'conserva solo el copyright y los créditos de los datos de la cámara',
    many: 'conservan solo el copyright y los créditos de los datos de la cámara',
    what: 'los datos de la cámara, salvo copyright y créditos',
  },
  'some-metadata': {
    one: 'pierde algunos datos ocultos',
    many: 'pierden algunos datos ocultos',
    what: 'algunos datos ocultos',
  },
  credentials: {
    one: 'pierde sus Content Credentials',
    many: 'pierden sus Content Credentials',
    what: 'las Content Credentials',
  },
  'other-details': {
    one: 'pierde comentarios, vistas previas y datos de otros programas',
    many: 'pierden comentarios, vistas previas y datos de otros programas',
    what: 'los comentarios y los datos de otros programas',
  },
  colours: {
    one: 'se reduce a 256 colores',
    many: 'se reducen a 256 colores',
    what: 'los colores que pasan de 256',
  },
  'half-transparency': {
    one: 'tendrá bordes duros en lugar de transparencias suaves',
    many: 'tendrán bordes duros en lugar de transparencias suaves',
    what: 'los bordes transparentes suaves',
  },
  'bit-depth': {
    one: 'se reduce a color de 8 bits',
    many: 'se reducen a color de 8 bits',
    what: 'los matices más finos de color',
  },
  hdr: {
    one: 'pierde su versión HDR, más luminosa',
    many: 'pierden su versión HDR, más luminosa',
    what: 'la versión HDR',
  },
  'hdr-light': {
    one: 'pasa de HDR a un brillo normal',
    many: 'pasan de HDR a un brillo normal',
    what: 'el brillo HDR',
  },
  scripts: {
    one: 'pierde sus scripts y archivos enlazados',
    many: 'pierden sus scripts y archivos enlazados',
    what: 'los scripts y archivos enlazados',
  },
  video: {
    one: 'pierde el video que lleva dentro',
    many: 'pierden el video que llevan dentro',
    what: 'el video',
  },
  attached: {
    one: 'pierde datos adicionales, como el mapa de profundidad',
    many: 'pierden datos adicionales, como el mapa de profundidad',
    what: 'los datos adicionales',
  },
  channels: {
    one: 'pierde canales adicionales, como las máscaras',
    many: 'pierden canales adicionales, como las máscaras',
    what: 'los canales adicionales',
  },
  undrawn: {
    one: 'pierde el texto y los estilos que solo muestra un navegador',
    many: 'pierden el texto y los estilos que solo muestra un navegador',
    what: 'el texto y los estilos que solo muestra un navegador',
  },
  'out-of-range': {
    one: 'pierde todo lo más oscuro que el negro o más claro que el blanco',
    many: 'pierden todo lo más oscuro que el negro o más claro que el blanco',
    what: 'lo que va más allá del blanco y el negro',
  },
  'wide-gamut': {
    one: 'se convierte a colores sRGB',
    many: 'se convierten a colores sRGB',
    what: 'los colores fuera de sRGB',
  },
};

/** Every loss, in the order in which they are listed. */
export const LOSSES = Object.keys(CLAUSES) as Loss[];

function subject(count: number, all: number): string {
  if (all === 1) return 'La imagen';
  return count === all ? `Las ${all} imágenes` : `${count} de ${all} imágenes`;
}

export const batchLossWords = {
  /** @param fill the colour behind transparent areas: `#rrggbb`, white where it is absent */
  lost: (loss: Loss, count: number, all: number, fill?: string) => {
    const { one, many } = CLAUSES[loss];
    const tail = loss === 'transparency' ? `: las zonas transparentes se rellenan de ${fillWords(fill)}` : '';
    return `${subject(count, all)} ${pluralOf(count, one, many)}${tail}.`;
  },
  unwritable: (label: string, count: number, all: number) =>
    `${subject(count, all)} ${pluralOf(count, 'necesita', 'necesitan')} otro formato: este navegador no puede guardar en ${label}.`,
  rowLoses: (losses: readonly Loss[]) => `Pierde ${losses.map((loss) => CLAUSES[loss].what).join(', ')}`,
} as const;
