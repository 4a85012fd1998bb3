import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { SizeNotes } from '#catalogue/page-text.ts';
import { sizeAim } from '#catalogue/preset.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The 4:3 frame of a photo that has this file size in kilobytes at quality 75. */
const fills = (kb: number, kind: 'soft' | 'middle' | 'busy') => frameText(sizeAim(kb).bytes, JPEG_DENSITY[75][kind]);

const CHECK = 'Consulta el sitio al que vas a subirla.';

/** By kilobytes, as in the entries. */
export const SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {
  20: {
    tag: 'firmas y fotos de carné',
    meta: 'Consigue una foto o firma de 20\u00a0KB para formularios de exámenes y empleo. La página busca el mejor tamaño y calidad, en tu dispositivo.',
    why: 'Muchos formularios limitan las firmas escaneadas y las fotos de carné a 20\u00a0KB. No es mucho, pero basta para una imagen pequeña.',
    limits: `Los exámenes para bancos en la India piden firmas de 10 a 20\u00a0KB con 140 × 60 píxeles, y fotos de al menos 20\u00a0KB. ${CHECK}`,
    advice:
      'Recorta primero, para no gastar espacio en la mesa o la pared. El papel blanco se comprime muy bien, así que una firma bien iluminada llega a 20\u00a0KB sin pérdida visible.',
    adjust:
      'Un retrato grande pierde píxeles, porque con 20\u00a0KB se ve mejor a 200 × 230 que a 800 × 920. Si el formulario pide un tamaño en píxeles, redimensiona antes a ese tamaño.',
    faqs: [
      [
        '¿Por qué el formulario dice que mi archivo es demasiado pequeño?',
        'Algunos formularios tienen también un mínimo, a menudo 10\u00a0KB, y una firma pequeña en blanco y negro puede quedar por debajo. Indica un peso mayor o conserva más píxeles.',
      ],
      [
        '¿De verdad puede una foto de 5\u00a0MB quedarse en 20\u00a0KB?',
        'Sí, pero tiene que perder la mayoría de sus píxeles. El resultado sirve para un formulario o una miniatura, no para imprimir.',
      ],
    ],
  },
  50: {
    tag: 'para formularios y solicitudes',
    meta: 'Consigue un retrato de menos de 50\u00a0KB para una solicitud en línea. Tu navegador encuentra la mejor imagen que cabe. Gratis y sin registro.',
    why: 'Muchos portales de solicitudes aceptan retratos de hasta 50\u00a0KB. Con unos cientos de píxeles de ancho, caben bien. Una foto a tamaño completo hay que reducirla antes, y esta página lo hace por ti.',
    limits: `Los exámenes para bancos en la India aceptan fotos de 20 a 50\u00a0KB con 200 × 230 píxeles. El icono de un paquete de stickers de WhatsApp debe pesar menos de 50\u00a0KB. Para un pasaporte británico, 50\u00a0KB es el mínimo. ${CHECK}`,
    advice:
      'Un fondo liso ahorra más espacio que cualquier ajuste. Ponte a un metro de la pared, para que su textura quede desenfocada.',
    adjust:
      'Si el formulario pide píxeles además de kilobytes, redimensiona primero a esos píxeles y vuelve después aquí.',
    faqs: [
      [
        '¿Cuánto se acercará el archivo a 50\u00a0KB?',
        'Nunca pasa de 50\u00a0KB y suele quedar a menos de un 3\u00a0% del límite. Un archivo que ya pesa menos se queda como está.',
      ],
      [
        '¿50\u00a0KB son 50.000 o 51.200 bytes?',
        'Aquí un kilobyte son 1024 bytes, como en Windows. Si es posible, el archivo queda también por debajo de 50.000 bytes, porque algunos portales cuentan así. Para estar seguro, escribe 48.',
      ],
    ],
  },
  100: {
    tag: 'justo por debajo del límite',
    meta: 'Comprime una foto a 100\u00a0KB o menos. La página encuentra la mejor imagen que cabe y puedes compararla con el original. Sin subir nada.',
    why: 'Los formularios, los paquetes de stickers y las webs rápidas suelen pedir menos de 100\u00a0KB. Basta para una imagen nítida que ocupe media pantalla de un portátil.',
    limits: `Un sticker fijo de WhatsApp debe pesar menos de 100\u00a0KB, un emoji de Slack menos de 128\u00a0KB y un anuncio gráfico de Google 150\u00a0KB como máximo. Algunas redes móviles limitan los mensajes con imágenes a 100\u00a0KB. ${CHECK}`,
    advice:
      'La página elige la calidad, así que piensa en los píxeles: al pasar de 1200 a 1000 en el lado más largo, queda libre un 30\u00a0% del espacio para mejorar la calidad.',
    adjust:
      'Cambia el número si tu límite es otro. Con 95 vas sobre seguro en sitios que cuentan un kilobyte como 1000 bytes.',
    faqs: [
      [
        '¿Y si la foto no cabe con ninguna calidad?',
        'Entonces pierde también píxeles, pero solo los necesarios. Si aun así no cabe, la página te lo dice y conserva el archivo más ligero que encontró.',
      ],
      [
        '¿Por qué mi archivo pesa 97\u00a0KB y no 100?',
        'Algunos sitios cuentan un kilobyte como 1000 bytes, así que la página busca un máximo de 100.000 bytes, que aquí son 97,7\u00a0KB. Tu archivo nunca pasa del límite.',
      ],
    ],
  },
  200: {
    tag: 'fotos de visa y portales',
    meta: 'Haz que una foto pese menos de 200\u00a0KB para visas, portales y tiendas, con calidad de sobra. Todo ocurre en tu navegador.',
    why: '200\u00a0KB bastan para un buen retrato cuadrado o una foto de producto, y quedan claramente por debajo del límite de 240\u00a0KB de las fotos de visa de Estados Unidos.',
    limits: `Las fotos de visa de Estados Unidos pueden pesar hasta 240\u00a0KB y son cuadradas, con 600 a 1200 píxeles por lado. Los emojis propios de Discord pueden pesar hasta 256\u00a0KB. ${CHECK}`,
    advice:
      'Para una foto de visa, recorta primero un cuadrado y redimensiona a 600 × 600. Entonces 200\u00a0KB son más que suficientes y no se ve ninguna huella de compresión.',
    adjust: 'Si tu formulario permite 240 o 250\u00a0KB, escribe ese número en lugar de 200.',
    faqs: [
      [
        '¿Cuántos píxeles van bien con 200\u00a0KB?',
        `Unos ${fills(200, 'middle')} para una foto normal con calidad 75. Un primer plano con fondo desenfocado puede tener más del doble; el pelaje o la hierba bien enfocados, solo una cuarta parte.`,
      ],
      [
        '¿La compresión cambia el fondo o mi cara?',
        'No. La textura fina de la piel y los tejidos se suaviza un poco. Las formas, los colores y las proporciones siguen igual.',
      ],
    ],
  },
  300: {
    tag: 'mensajes y exámenes',
    meta: 'Reduce fotos a menos de 300\u00a0KB para mensajes con imágenes, portales de exámenes y boletines. No se sube nada.',
    why: '300\u00a0KB es un límite antiguo de las redes móviles que sigue siendo habitual en mensajes con imágenes, portales de exámenes y boletines. Una foto a pantalla completa cabe bien.',
    limits: `El estándar de mensajes con imágenes de 2005 permite hasta 300\u00a0KB. Los formularios de la función pública de la India aceptan fotos y firmas de 20 a 300\u00a0KB. ${CHECK}`,
    advice:
      'Tres imágenes de este peso suman un boletín de casi un megabyte, más o menos lo que la gente está dispuesta a esperar en un teléfono. Deja la imagen principal en 300\u00a0KB y las demás en 100\u00a0KB.',
    adjust:
      'Mira el resultado al tamaño en que lo verán los demás. Con 1200 píxeles de ancho, a menudo puedes bajar más.',
    faqs: [
      [
        '¿Se ve mejor con 300\u00a0KB que con 200?',
        'Apenas, si los píxeles son los mismos: el espacio extra solo añade grano fino. Se nota si lo usas para tener más píxeles.',
      ],
      [
        'Mi app de mensajería comprime las fotos de todos modos. ¿Por qué hacerlo antes?',
        'Porque la imagen sale mejor. Una foto que ya está por debajo del límite de la app suele pasar sin cambios.',
      ],
    ],
  },
  500: {
    tag: 'nítida a pantalla completa',
    meta: 'Comprime fotos a 500\u00a0KB y mantenlas nítidas a pantalla completa. Ideal para blogs, anuncios y portales de empleo; privado y gratis.',
    why: 'Medio megabyte basta para una foto que llena la pantalla de un portátil sin pérdida visible. Los sitios de anuncios, los portales de empleo y los foros suelen poner este límite.',
    limits: `Los stickers pueden pesar hasta 512\u00a0KB en Telegram y Discord, y los animados hasta 500\u00a0KB en WhatsApp. ${CHECK}`,
    advice: 'Apunta a 2048 píxeles en el lado más largo y una calidad de alrededor de 80.',
    adjust: 'El archivo no tiene que llegar a 500\u00a0KB. Si con calidad 75 ya pesa 350\u00a0KB, quédate con eso.',
    faqs: [
      [
        '¿Puedo imprimir una foto de 500\u00a0KB?',
        'Sí, a 10 × 15\u00a0cm, que son 1181 × 1772 píxeles a 300\u00a0ppp. En A4, la foto cubre cuatro veces esa superficie y en algunas partes le falta nitidez.',
      ],
      [
        '¿Es más rápido usar el deslizador de calidad?',
        'Sí, si solo quieres un archivo más ligero. Si hay un límite, indica un peso máximo: la misma calidad da 300\u00a0KB en una foto y 1,2\u00a0MB en la siguiente.',
      ],
    ],
  },
  1024: {
    tag: 'nunca por encima del límite',
    meta: 'Deja una foto justo por debajo de 1\u00a0MB, para perfiles, formularios y sitios que rechazan todo lo que pesa más. Gratis y sin subir nada.',
    why: 'Muchos sitios rechazan archivos de más de un megabyte, a menudo sin decir por qué. Una foto de 12 megapíxeles con 1\u00a0MB se sigue viendo bien en cualquier pantalla.',
    limits: `Los sitios que usan el servidor web nginx rechazan archivos de más de 1\u00a0MB si nadie cambia ese ajuste, y muestran “413 Request Entity Too Large”. Las fotos de perfil de GitHub deben pesar menos de 1\u00a0MB, y las de la visa electrónica de la India pueden pesar hasta 1\u00a0MB. ${CHECK}`,
    advice:
      'Una foto de 12 megapíxeles los conserva todos con 1\u00a0MB, y la pérdida solo se ve al ampliarla al 100\u00a0%. Para una imagen impecable, reduce antes el ancho y el alto a la mitad.',
    adjust: 'Para este peso, la página hace hasta 15 intentos para acercarse al límite todo lo posible.',
    faqs: [
      [
        '¿Por qué algunos formularios rechazan un archivo de 1\u00a0MB?',
        'El formulario envía tu archivo junto con los demás campos, y eso suma unos cientos de bytes. Además, unos cuentan un megabyte como 1.000.000 de bytes y otros como 1.048.576. Escribe 960 para estar seguro en ambos casos.',
      ],
      [
        '¿Cuántas de estas fotos caben en un correo?',
        'Unas 18: Gmail admite hasta 25\u00a0MB, y los adjuntos crecen un tercio al enviarse.',
      ],
    ],
  },
  2048: {
    tag: 'fotos grandes, poca pérdida',
    meta: 'Deja las fotos de tu cámara por debajo de 2\u00a0MB casi sin cambios visibles y, por lo general, con todos sus píxeles. Para WordPress, formularios y foros.',
    why: 'Infinidad de formularios de contacto, tiendas y blogs aceptan archivos de hasta 2\u00a0MB, porque es el valor predeterminado de PHP. Una foto de 12 megapíxeles llega ahí casi sin pérdida.',
    limits: `Los sitios hechos con PHP permiten 2\u00a0MB por archivo si el alojamiento no ha ampliado ese límite. Stack Overflow acepta imágenes de hasta 2\u00a0MB. ${CHECK}`,
    advice:
      'No reduzcas los píxeles si no hace falta: con 2\u00a0MB, una foto de 12 megapíxeles conserva una calidad de 75 a 85.',
    adjust: 'Las fotos con poco detalle suelen quedar muy por debajo de 2\u00a0MB, incluso con calidad 90.',
    faqs: [
      [
        'Mi formulario falla sin dar un error. ¿Es por el peso del archivo?',
        'Es muy posible. Cuando un archivo supera el límite, muchos formularios dicen solo que no se eligió ninguno. Prueba con uno de menos de 2\u00a0MB.',
      ],
      [
        '¿Son 2\u00a0MB demasiado para una página web?',
        'Como descarga no; como imagen de la página, sí. Con el ancho que muestra tu página, 200 o 300\u00a0KB se ven igual y cargan mucho más rápido.',
      ],
    ],
  },
  10000: {
    tag: 'para originales enormes',
    meta: 'Deja fotos y escaneos de hasta 50\u00a0MB por debajo de 10\u00a0MB, por lo general con todos sus píxeles. Tus archivos no salen de tu dispositivo.',
    why: 'Las cámaras de 45 megapíxeles y los escáneres planos crean archivos de 15 a 40\u00a0MB, pero muchos sitios no admiten más de diez. Esta página los deja por debajo de 10\u00a0MB, casi siempre con todos los píxeles.',
    limits: `GitHub, Discord y el servicio de pasaportes británico aceptan imágenes de hasta 10\u00a0MB. ${CHECK}`,
    advice:
      'No tienes que renunciar a nada: 10\u00a0MB bastan para 45 megapíxeles con calidad 85. Conserva las dimensiones, por si una fototeca o una imprenta las pide.',
    adjust: '10.000\u00a0KB es el peso más alto que puedes indicar, y un poco menos que 10\u00a0MB.',
    faqs: [
      [
        '¿Por qué esta página acepta archivos más pesados que las demás?',
        'Porque los archivos de menos de 10\u00a0MB no la necesitan. El trabajo lo hace tu propio dispositivo, y el límite de 50\u00a0MB protege su memoria.',
      ],
      [
        '¿Puedo usar un TIFF de mi escáner?',
        'Sí. Recibes un JPG, porque un archivo sin pérdida no se puede ajustar a un peso.',
      ],
    ],
  },
};

/** The pages that reach a size by resizing are not translated. */
export const RESIZE_SIZE_NOTES: Readonly<Record<number, SizeNotes>> = {};
