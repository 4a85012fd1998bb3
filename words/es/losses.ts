import type { Format, Loss } from '#engine';
import { fillWords } from '#words/fill.ts';

/** What a run would lose of a picture, in one clause per loss; shown before the run. */
const lossWords: Record<Loss, (target: string, fill: string) => string> = {
  transparency: (target, fill) => `${target} no tiene transparencia: las zonas transparentes se rellenan de ${fill}.`,
  animation: (target) => `${target} no admite animaciones: solo queda el primer fotograma.`,
  pages: () => 'Solo se usa la primera página.',
  metadata: () => 'Se eliminan los datos de la cámara y otros datos ocultos.',
  location: () => 'Se elimina la ubicación donde se tomó la foto.',
  'all-but-credit': () => 'Se eliminan los datos de la cámara y la ubicación: quedan el copyright y los créditos.',
  'some-metadata': () => 'Algunos datos ocultos, como las notas del fabricante de la cámara, no se pueden conservar.',
  credentials: () => 'Se eliminan las Content Credentials: su firma solo vale para el archivo original.',
  'other-details': () => 'Se eliminan los comentarios, las vistas previas y los datos de otros programas.',
  colours: (target) => `${target} solo admite 256 colores: otros parecidos sustituyen a los demás.`,
  'half-transparency': (target) => `En ${target}, cada píxel se ve o no se ve: los bordes suaves se vuelven duros.`,
  'bit-depth': (target) => `${target} es de 8 bits: se pierden los matices más finos de color.`,
  hdr: () => 'Se descarta la versión HDR, más luminosa: queda la imagen que muestran las pantallas normales.',
  'hdr-light': () => 'El brillo HDR se reduce al que muestran las pantallas normales.',
  video: () => 'Se elimina el video que lleva la foto.',
  attached: () => 'Se eliminan los datos adicionales de la foto, como el mapa de profundidad.',
  channels: () => 'Se eliminan los canales adicionales, como máscaras o tintas planas.',
  scripts: () => 'Se eliminan scripts, HTML y archivos enlazados.',
  undrawn: () => 'El texto y los estilos del dibujo que solo muestra un navegador no aparecen en el resultado.',
  'out-of-range': () => 'Se corta todo lo más oscuro que el negro o más claro que el blanco.',
  'wide-gamut': () => 'Los colores se convierten a sRGB, que se ve bien en todas las pantallas.',
};

/** @param fill the background for transparency: `#rrggbb`, white by default */
export function lossSentence(loss: Loss, target: Format, fill?: string): string {
  return lossWords[loss](target.label, fillWords(fill));
}

/** The sentence, before the run, for edits that take no quality. */
export const losslessSentence = ({ label }: Format) => `No se pierde calidad: el ${label} no se comprime de nuevo.`;
