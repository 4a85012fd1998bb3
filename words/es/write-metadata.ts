import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: 'Escribir tus datos',
  date: 'Fecha de la toma',
  ways: { keep: 'Conservar', set: 'Fijar', shift: 'Desplazar' },
  wayLines: {
    set: 'Todas las fechas del archivo pasan a ser esta.',
    shift: 'Para una cámara con el reloj mal ajustado. Todas las fechas se mueven el mismo tiempo.',
  },
  newDate: 'Nueva fecha y hora',
  direction: 'Sentido del desplazamiento',
  directions: { later: 'Más tarde', earlier: 'Más temprano' },
  units: { days: 'Días', hours: 'Horas', minutes: 'Minutos' },
  undated: 'Este archivo aún no tiene fecha.',
  dateStated: (date: string) => `Ahora: ${date}`,
  becomes: (before: string, after: string) => `${before} pasa a ser ${after}`,
  dateGoes: 'La fecha se elimina antes, así que no hay nada que desplazar. Elimina otra cosa o nada, o fija una fecha.',
  fields: {
    author: 'Autor',
    copyright: 'Copyright',
    caption: 'Descripción',
    keywords: 'Palabras clave',
    dpi: 'Resolución',
  },
  keywordsLine: 'Separadas por comas. Sustituyen las del archivo.',
  asInFile: 'Como en el archivo',
  dpi: {
    unit: 'ppp',
    line: 'Solo cambia el número, ni un píxel.',
    problem: 'La resolución debe ser un número entero entre 1 y 65.535',
  },
  fileDates: 'Fechar los archivos como las fotos',
  fileDatesLine:
    'Los archivos del ZIP reciben la fecha en que se hizo su foto. Una descarga suelta recibe del navegador la fecha actual.',
  kept: 'Tus textos solo van en el archivo: no se guardan ni forman parte de la dirección de esta página.',
  now: 'En el archivo nuevo',
  written: {
    taken: (date: string) => `Foto hecha el ${date}`,
    author: (name: string) => `Autor: ${name}`,
    copyright: (text: string) => `Copyright: ${text}`,
    caption: (text: string) => `Descripción: ${text}`,
    keywords: (words: string) => `Palabras clave: ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} ppp`,
  },
  writing: 'Escribiendo…',
  left: (count: number) =>
    count === 0
      ? 'Leído de nuevo: no queda nada más que lo que has escrito.'
      : `Leído de nuevo: ${count === 1 ? 'queda' : 'quedan'} ${formatCount(count)} ${count === 1 ? 'etiqueta' : 'etiquetas'} además de lo que has escrito.`,
  pixelsCopied: 'La imagen se copia byte a byte, sin volver a codificarla. No cambia ni un píxel.',
  cannotWrite: 'Este tipo de archivo no puede contener lo que quieres escribir.',
  unchanged: 'No se elimina ni se escribe nada: el archivo se queda como está.',
};
