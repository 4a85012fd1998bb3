import type { NotesByTarget } from '#catalogue/page-text.ts';

export const avif: NotesByTarget = {
  jpg: {
    tag: 'para programas antiguos',
    meta: 'Guardaste una imagen de internet en AVIF y nada la abre: conviértela en JPG. Gratis, en privado y sin instalar nada.',
    why: 'Cada vez más sitios web usan AVIF, pero muchos visores de fotos, programas de oficina y formularios no pueden abrirlo. Un JPG funciona en todas partes.',
    size: 'Un JPG necesita alrededor de un 50\u00a0% más de espacio que un AVIF que se ve igual. Con la calidad que está puesta aquí, las fotos que medimos pesaron entre un 40\u00a0% menos y casi lo mismo. Un AVIF muy comprimido para la web crece más.',
    faqs: [
      [
        '¿Qué pasa con las imágenes HDR?',
        'Pasan a sRGB estándar de 8 bits, que es lo que admite un JPG. Las luces más brillantes que el blanco normal se atenúan.',
      ],
      [
        '¿Qué programas abren AVIF?',
        'Todos los navegadores actuales, GIMP 2.10.22 o posterior, Windows 11 con la extensión AV1 y macOS Ventura o posterior. Si se la envías a alguien que tiene uno de ellos, envía el original.',
      ],
    ],
  },
  png: {
    tag: 'transparente y exacto',
    meta: 'Convierte AVIF a PNG sin pérdida y con transparencia suave, listo para cualquier editor. En tu navegador, sin subir nada.',
    why: 'Los programas de diseño antiguos no pueden abrir AVIF. Un PNG les da cada píxel y toda la transparencia, sin perder nada más.',
    size: 'Cuenta con un archivo mucho más pesado: entre cuatro y ocho veces el peso en nuestras pruebas, y todavía más si el AVIF estaba muy comprimido. PNG tiene que guardar cada píxel con exactitud.',
    faqs: [
      [
        '¿Los AVIF de 10 bits siguen siendo de 10 bits?',
        'No, pasan a 8 bits. En casi todas las pantallas no se ve la diferencia.',
      ],
      ['¿Una secuencia AVIF se convierte en varios PNG?', 'No, solo la imagen principal se convierte en PNG.'],
      [
        '¿Por qué una tienda me dio un AVIF?',
        'Las tiendas en línea envían las fotos de producto en AVIF para ahorrar tráfico. Las imágenes recortadas conservan su contorno en el PNG, listas para una diapositiva o un folleto.',
      ],
    ],
  },
};
