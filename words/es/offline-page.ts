/** The page shown in place of one that is not on the device. */
export const offlinePageWords = {
  title: 'Estás sin conexión',
  home: 'Inicio',
  line: 'No has abierto esta página antes en este dispositivo, así que no está disponible sin conexión. Estas herramientas sí:',
  resize: 'Redimensionar imágenes',
  compress: 'Comprimir imágenes',
  convert: 'Convertir imágenes',
  batch: 'Procesar muchas imágenes a la vez',
  formPhoto: 'Crear una foto para un formulario',
  metadata: 'Ver y eliminar lo que revela una foto',
  responsive: 'Crear imágenes para un sitio web',
  favicon: 'Crear un favicon',
} as const;
