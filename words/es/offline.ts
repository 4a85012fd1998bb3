/** Texts about working without a network, and about files shared by the system. */
export const offlineWords = {
  title: 'Estás sin conexión',
  notHere: 'Esa página aún no se ha cargado en este dispositivo. Lo que tienes aquí se queda como está.',
  available: 'Disponible sin conexión en este dispositivo',
  make: 'Usar sin conexión',
  saving: (percent: number) => `Guardando para usar sin conexión: ${percent}\u00a0%`,
  incomplete: 'No se pudo guardar todo. Intentar de nuevo',
  received: {
    title: 'Los archivos compartidos llegaron vacíos',
    description: 'Tu sistema no los entregó. Elígelos aquí.',
  },
  update: {
    line: 'Hay una versión más reciente de este sitio. Termina antes lo que estás haciendo: al cargarla se cierran las imágenes que tienes abiertas aquí.',
    later: 'Más tarde',
    load: 'Cargarla ahora',
  },
} as const;
