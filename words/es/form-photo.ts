import { counted, formatCount } from '#words/language.ts';
import { formatSize } from '#words/pixels.ts';

/** Millimetres, to a tenth. */
const toTenths = (length: number) => formatCount(Math.round(10 * length) / 10);

interface Size {
  width: number;
  height: number;
}

export const formPhotoWords = {
  step: 'Ajustar',
  form: 'Formulario',
  own: 'Mis propias reglas',
  kinds: { passport: 'Pasaporte', visa: 'Visado', exam: 'Examen', portal: 'Portal' },
  lastForm: (name: string) => `La última vez: ${name}`,
  forgetForm: 'Olvidar este formulario',
  subject: 'Qué es',
  subjects: {
    photo: 'Foto',
    print: 'Foto impresa',
    postcard: 'Foto grande',
    signature: 'Firma',
    thumb: 'Huella',
    declaration: 'Declaración',
  },
  least: 'Como mínimo',
  most: 'Como máximo',
  limitHint: 'Se cumple con KB de 1000 bytes y de 1024.',
  contradiction: 'El límite inferior es mayor que el superior.',
  number: (most: number) => `Un número hasta ${most}`,
  fit: 'En el marco',
  fits: { cut: 'Llenarlo', whole: 'Mostrar todo' },
  fitLines: {
    cut: 'Arrastra el marco o muévelo con las flechas.',
    whole: 'Bordes blancos completan lo que le falta a tu imagen.',
  },
  straighten: 'Enderezar',
  degrees: (degrees: number) => `${formatCount(degrees)}°`,
  degreesField: 'Grados',
  headGuide: (least: string, most: string) =>
    `Óvalos discontinuos: la cabeza más pequeña y la más grande, del ${least} al ${most} de la altura.`,
  eyeGuide: (least: string, most: string) =>
    `Franja discontinua: los ojos, del ${least} al ${most} de la altura desde el borde inferior.`,
  ink: 'Tinta',
  inks: { black: 'Negra', blue: 'Azul', photographed: 'Como en la foto' },
  inkLine: 'El papel y las sombras pasan a blanco. La tinta se busca dentro del marco.',
  photographedLine: 'El papel y las sombras quedan como en tu foto.',
  transparent: 'Fondo transparente',
  noInk: 'No hay escritura en el marco. Lo mejor es un bolígrafo oscuro sobre papel liso con luz de día.',
  pad: 'Zona de dibujo: firma aquí con el dedo, un lápiz, el ratón o el teclado',
  padKeys:
    'Con el teclado: las flechas mueven el lápiz (dos a la vez, en diagonal; con Mayús, más lejos), Espacio lo apoya y lo levanta, Retroceso quita un trazo.',
  penDown: (x: number, y: number) => `Lápiz apoyado, al ${x} % desde la izquierda y al ${y} % desde arriba`,
  penUp: 'Lápiz levantado',
  strokeUndone: 'Trazo quitado',
  undo: 'Deshacer',
  clear: 'Borrar todo',
  useDrawn: 'Usarla',
  whiten: 'Fondo blanco',
  whitening: 'Buscando la pared…',
  grey: 'Blanco y negro',
  colours: 'Aún tiene colores',
  before: 'Antes',
  after: 'Después',
  cannotWhiten: {
    'not-plain': 'Este fondo tiene más de un color, así que se queda como está. Funciona con una pared lisa detrás.',
    'no-edge':
      'El pelo, la ropa o una sombra se parecen demasiado al color de la pared, así que el fondo se queda como está.',
  },
  missing: 'Esto necesita una imagen propia.',
  useOpen: (name: string) => `Usar ${name} aquí también`,
  next: (subject: string) => `Siguiente: ${subject}`,
  zip: (count: number) => `Las ${count} en un ZIP`,
  printSheet: 'Hoja para imprimir',
  paper: 'Papel',
  papers: { photo: '10 × 15 cm', l: '9 × 13 cm (L)', a4: 'A4', letter: 'Carta' },
  sheetFormat: 'Archivo',
  /** In a file's name, without accents. */
  sheetFile: 'imprimir',
  copies: (count: number, { width, height }: Size) =>
    `${counted(count, 'foto', 'fotos')} de ${toTenths(width)} × ${toTenths(height)} mm a 300 ppp, con marcas de corte. Imprime al 100 %, sin «ajustar a la página».`,
  sheetTooSmall: 'La foto es más grande que este papel.',
  saveSheet: 'Descargar hoja para imprimir',
  name: 'Nombre del archivo',
  longestName: 'Longitud máxima',
  nameCharacters: { letter: 'letras', digit: 'cifras', hyphen: 'guiones', space: 'espacios' },
  nameLength: (length: string, longest: string) => `${length} de ${longest} caracteres como máximo`,
  nameOnly: (kinds: string) => `solo ${kinds}`,
  named: (name: string, rules: readonly string[]) => `${name}: ${rules.join(', ')}`,
  source: (title: string, date: string) =>
    `Datos de «${title}», leídos el ${date}. Las reglas cambian: comprueba el formulario.`,
  unofficial: 'Esa página no es la de la propia autoridad.',
  differs: 'Otras páginas dan otras cifras.',
  grounds: {
    white:
      'El formulario pide además un fondo blanco. «Fondo blanco», debajo de la imagen, vuelve blanca una pared lisa.',
    light:
      'El formulario pide además un fondo claro y liso. «Fondo blanco», debajo de la imagen, vuelve blanca una pared lisa.',
  },
  takenThere: 'La autoridad suele hacer esta foto ella misma.',
  enlarged: 'Tu imagen tiene menos píxeles de los que pide el formulario, así que se amplía y se ve borrosa.',
  checks: 'Comprobado en el archivo final',
  making: 'Creando el archivo…',
  met: 'Cumplido:',
  missed: 'No cumplido:',
  size: (size: Size) => `${formatSize(size)} píxeles`,
  sizeMissed: (size: Size, asked: Size) => `${formatSize(size)} píxeles en lugar de ${formatSize(asked)}`,
  dpi: (dpi: number) => `${dpi} dpi`,
  noDpi: 'Sin dpi en el archivo',
  atLeast: (bytes: string, least: string) => `${bytes}, como mínimo ${least} KB`,
  atMost: (bytes: string, most: string) => `${bytes}, como máximo ${most} KB`,
  between: (bytes: string, least: string, most: string) => `${bytes}, entre ${least} y ${most} KB`,
  noDetails: 'Sin datos de la cámara',
  details: 'Aún tiene datos de la cámara',
  tooLarge: 'Ayudarían menos píxeles o más KB: este archivo ya se ve muy tosco.',
  tooSmall: 'Este formato no se puede rellenar; un JPG, sí.',
} as const;
