import { counted, formatCount, pluralOf } from '#words/language.ts';

const distance = (metres: number) =>
  metres >= 1000 ? `${formatCount(metres / 1000)} km` : `${formatCount(metres)} metros`;

export const metadataWords = {
  step: 'Revisar y limpiar',
  reading: 'Leyendo lo que revela el archivo…',
  nothing: 'Este archivo no revela nada aparte de su imagen.',
  little: 'Este archivo solo contiene datos que no identifican a nadie.',
  reveals: (parts: readonly string[]) => `Este archivo revela: ${parts.join('; ')}.`,
  parts: {
    place: (metres: number) => `dónde se hizo la foto, con unos ${distance(metres)} de margen`,
    placeName: (name: string) => `un lugar: ${name}`,
    serial: 'el número de serie de la cámara o del objetivo',
    person: (name: string) => `un nombre: ${name}`,
    time: (date: string) => `cuándo se hizo: ${date}`,
    camera: (name: string) => `la cámara: ${name}`,
    video: 'un vídeo oculto',
    hidden: 'una imagen más pequeña oculta, que puede mostrar lo recortado',
    generator: 'el texto o los ajustes de un generador de imágenes',
  },
  groups: {
    place: 'Lugar',
    time: 'Fecha y hora',
    camera: 'Cámara y objetivo',
    person: 'Personas y derechos',
    software: 'Programas e historial',
    text: 'Textos',
    colour: 'Color',
    picture: 'Almacenamiento',
    other: 'Otros',
  },
  coordinates: 'Coordenadas',
  altitude: 'Altitud',
  metres: (metres: number) => `${formatCount(Math.round(metres))} m`,
  direction: 'La cámara miraba al',
  bearing: (compass: string, degrees: number) => `${compass} (${formatCount(Math.round(degrees))}°)`,
  compass: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  copyCoordinates: 'Copiar coordenadas',
  coordinatesCopied: { title: 'Coordenadas copiadas' },
  copyJson: 'Copiar como JSON',
  jsonCopied: { title: 'Etiquetas copiadas como JSON' },
  hidden: 'Oculto en el archivo',
  kinds: {
    thumbnail: 'Miniatura',
    preview: 'Vista previa',
    'gain-map': 'Mapa HDR',
    depth: 'Mapa de profundidad',
    picture: 'Otra imagen',
    video: 'Vídeo',
    sound: 'Sonido',
  },
  save: 'Guardar',
  savePart: (kind: string) => `Guardar: ${kind}`,
  notShown: 'Esta parte no se puede mostrar por separado.',
  profile: 'Perfil de color',
  credentials: 'Content Credentials',
  madeWith: (name: string) => `Creado con ${name}`,
  signedBy: (name: string) => `Firmado por ${name} (no se verifica aquí)`,
  seal: 'Cualquier cambio en el archivo rompe su sello.',
  unknown: 'Datos desconocidos',
  partial: 'Parte de los metadatos está dañada y no se pudo leer.',
  all: (count: number) => `Todas las etiquetas (${formatCount(count)})`,
  search: 'Buscar etiquetas',
  none: 'Ninguna etiqueta coincide.',
  columns: { name: 'Nombre', value: 'Valor', raw: 'Valor guardado', where: 'Dónde' },
  more: (shown: number) => `Solo se muestran las primeras ${formatCount(shown)}. Busca para ver otras.`,
  unnamed: 'Etiqueta desconocida',
  remove: 'Eliminar',
  removals: {
    everything: 'Todo',
    place: 'El lugar',
    'place-and-person': 'El lugar y lo que te identifica',
    'all-but-credits': 'Todo salvo autor y copyright',
  },
  removalLines: {
    everything: 'No queda nada aparte de la imagen.',
    place: 'Se eliminan coordenadas y nombres de lugares. También miniaturas y vídeos, que pueden mostrar el lugar.',
    'place-and-person': 'También nombres, derechos, números de serie, notas del fabricante e identificadores únicos.',
    'all-but-credits': 'Se conservan autor, copyright y crédito. Lo demás se elimina.',
  },
  byGroup: 'Por grupos',
  byGroupLine:
    'Solo lo que marques, con las notas del fabricante que lo contengan. Las imágenes ocultas, los vídeos y los datos desconocidos se eliminan siempre.',
  bytesCopied:
    'La imagen se copia byte a byte, sin volver a codificarla. Se conservan orientación, perfil de color y resolución, porque la imagen los necesita.',
  mapStays: 'El mapa HDR se conserva, porque la imagen lo necesita en pantallas HDR.',
  mapGoes: 'El mapa HDR de este teléfono se elimina: en otras pantallas la foto se ve igual.',
  takesEncode: 'Este archivo no se puede limpiar sin volver a codificarlo. Puedes hacerlo comprimiéndolo.',
  toCompress: 'Comprimir la imagen',
  seeAll: 'Verlo y quitarlo',
  cleaning: 'Limpiando…',
  left: (count: number) =>
    count === 0
      ? 'Leído de nuevo: quedan 0 etiquetas.'
      : `Leído de nuevo: ${count === 1 ? 'queda' : 'quedan'} ${formatCount(count)} ${count === 1 ? 'etiqueta' : 'etiquetas'}.`,
  needed: (count: number) =>
    `${count === 1 ? 'Se conserva' : 'Se conservan'} ${formatCount(count)} ${count === 1 ? 'valor' : 'valores'} que la imagen necesita.`,
  clean: 'No hay nada que eliminar.',
  several: {
    reading: (read: number, files: number) =>
      `Leyendo lo que revelan los archivos: ${formatCount(read)} de ${formatCount(files)}…`,
    placed: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} archivos ${pluralOf(count, 'revela', 'revelan')} un lugar.`,
    numbered: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} archivos ${pluralOf(count, 'revela', 'revelan')} el número de serie de una cámara u objetivo.`,
    telling: (count: number, files: number) =>
      `${formatCount(count)} de ${formatCount(files)} archivos ${pluralOf(count, 'revela', 'revelan')} algo más que la imagen.`,
    nothing: 'Ningún archivo revela nada sobre ti.',
    retry: (name: string) => `Reintentar ${name}`,
    download: (name: string) => `Descargar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    list: 'Imágenes',
    clearAll: 'Quitar todas',
    skipList: 'Omitir la lista',
    details: (name: string) => `Detalles de ${name}`,
    back: (files: number) => `Los ${formatCount(files)} archivos`,
    takesEncode: 'No se puede limpiar sin volver a codificarlo.',
    takeEncode: (count: number) =>
      `${counted(count, 'archivo no se puede', 'archivos no se pueden')} limpiar sin volver a codificar. Puedes hacerlo al comprimir.`,
    toBatch: 'Comprimir en lote',
  },
};
