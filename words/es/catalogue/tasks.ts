import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Recortar imagen – libre, por formato o en píxeles',
    meta: 'Recorta una foto libremente, en 1:1, 4:5 o 16:9, o a píxeles exactos. El marco ya está puesto y no se sube nada.',
    why: 'Quita lo que distrae o dale a una foto la forma que pide una web. El marco está sobre la imagen en cuanto se abre.',
    does: 'Recorta imágenes JPG, PNG, WebP, GIF, TIFF, HEIC y AVIF, también animadas.',
    steps: [
      `Pulsa “${browse}” o suelta una imagen: el marco aparece encima.`,
      'Arrastra las esquinas o mueve todo el marco. Las flechas lo mueven poco a poco. Debajo de la imagen puedes elegir una proporción.',
      `Pulsa “${download}”. Lo que queda fuera del marco no está en el archivo.`,
    ],
    facts: [
      [
        'Qué le hace el recorte a la calidad',
        'Nada, mientras no cambies el tamaño: los píxeles del marco se quedan como están. Un JPG incluso se recorta sin volver a comprimirlo donde sus bloques lo permiten, y la página te lo dice antes de guardar.',
      ],
      [
        'Qué proporción usar',
        'Cuadrada para perfiles y tiendas, 4:5 para ocupar más en Instagram, 16:9 para diapositivas y vídeo, 3:2 para copias de 15 × 10 cm y 9:16 para llenar un móvil.',
      ],
    ],
    faqs: [
      [
        '¿Puedo recortar a píxeles exactos?',
        'Sí. Escribe un ancho y un alto: el marco toma esa forma y el resultado tiene exactamente esos píxeles.',
      ],
      ['¿Se puede recuperar lo recortado?', 'No. El archivo guardado solo contiene lo que estaba dentro del marco.'],
      ['¿Un GIF animado sigue animado?', 'Sí, todos los fotogramas se recortan igual.'],
    ],
  },
  turn: {
    title: 'Girar o voltear imagen – sin perder calidad',
    meta: 'Endereza una foto tumbada o refléjala. Los JPG se giran sin volver a comprimirlos, en tu navegador.',
    why: 'Un escaneo tumbado, un selfi con las letras al revés: con una pulsación se gira o se refleja. Las fotos JPG conservan la calidad, porque solo se reordenan sus bloques.',
    does: 'Gira imágenes en cuartos de vuelta y las refleja en las dos direcciones.',
    steps: [
      `Suelta tu foto aquí o búscala con “${browse}”.`,
      'Las flechas de debajo la giran a izquierda y derecha y la reflejan. Púlsalas las veces que haga falta.',
      `Guárdala con “${download}”. Ahora todos los programas la muestran igual.`,
    ],
    facts: [
      [
        'Por qué algunos programas la muestran tumbada',
        'La cámara anota en el archivo cómo se sostenía y deja los píxeles como están. Los programas que no leen esa nota la muestran tumbada. Aquí se giran los píxeles y la nota se elimina.',
      ],
      [
        'Girar sin pérdida',
        'Un JPG está hecho de bloques pequeños que se pueden reordenar. El tamaño de casi todas las fotos de cámara encaja en ellos. Si no encaja, se guarda de nuevo con mucha calidad, y una línea bajo los ajustes dice cuál de las dos cosas pasa.',
      ],
    ],
    faqs: [
      ['¿Puedo girar unos pocos grados?', 'Aquí no: solo cuartos de vuelta, que no cuestan calidad ni bordes.'],
      [
        '¿En qué se diferencian girar y voltear?',
        'Girar mueve la imagen como una hoja sobre la mesa. Voltear la muestra como en un espejo, con las letras al revés.',
      ],
    ],
  },
  borders: {
    title: 'Añadir un borde a una foto – cuadrada, 4:5 o 9:16',
    meta: 'Pon un borde blanco, negro o difuminado para que una foto quepa en 1:1, 4:5 o 9:16 sin recortarla. Gratis y con privacidad.',
    why: 'Una foto vertical para un muro cuadrado, una ancha para una historia: el borde llena el resto y no se pierde nada. El blanco ya está elegido.',
    does: 'Completa una imagen hasta una proporción o un tamaño con un color, con sus bordes difuminados o con transparencia.',
    steps: [
      `Elige una foto con “${browse}”. Recibe un borde blanco hasta ser cuadrada.`,
      'Cambia la forma a 4:5, 9:16 o 16:9 y elige el relleno: blanco, negro, otro color o difuminado.',
      `Pulsa “${download}”. Contiene todos los píxeles del original.`,
    ],
    facts: [
      [
        'Borde o recorte',
        'Recorta cuando los bordes no importan y el motivo debe verse grande. Añade un borde cuando tiene que quedar todo: fotos de grupo, obras de arte, capturas o productos que llegan al límite.',
      ],
      [
        'Qué relleno queda mejor',
        'El blanco combina con tiendas y muros claros, el negro con galerías y modos oscuros. El difuminado repite los colores de la foto y va bien en historias y vídeos. Los bordes transparentes necesitan PNG o WebP.',
      ],
    ],
    faqs: [
      [
        '¿Puedo poner el mismo borde a muchas fotos?',
        'Sí. Elige varias a la vez y ábrelas por lotes: todas se completan hasta la misma forma.',
      ],
      [
        '¿La foto se hace más pequeña?',
        'Sus píxeles se quedan. El borde se añade por fuera, así que la imagen entera crece.',
      ],
    ],
  },
  redact: {
    title: 'Tapar partes de una imagen – para siempre',
    meta: 'Tapa de negro textos, matrículas y caras, o difumínalos. Lo que ocultas ya no está en el archivo, y no se sube nada.',
    why: 'Una captura sin el número de cuenta, una calle sin matrículas, una foto de clase sin caras: arrastra sobre lo que nadie debe ver.',
    does: 'Cubre rectángulos de una imagen con negro, bloques o difuminado, y elimina lo que había debajo.',
    steps: [
      `Abre la imagen con “${browse}”. Puedes tapar partes desde el primer momento.`,
      'Arrastra un recuadro sobre cada parte. Usa negro para textos y números, y bloques o difuminado para caras.',
      `Pulsa “${download}”. También se eliminan los datos de la cámara y el lugar de la foto.`,
    ],
    facts: [
      [
        'Por qué el negro es más seguro',
        'Las letras y cifras bajo un difuminado o bajo bloques a menudo se pueden volver a leer, porque pocas se parecen. Un recuadro negro no deja nada que comparar. Para caras entre la gente suele bastar un difuminado fuerte.',
      ],
      [
        'Qué más puede delatarte',
        'Algunos móviles guardan en el archivo la foto sin editar o una miniatura. Aquí no sobrevive ninguna de las dos. Mira también los reflejos, las acreditaciones y las pestañas abiertas.',
      ],
    ],
    faqs: [
      [
        '¿Alguien puede quitar el recuadro?',
        'No. No es una capa: los píxeles de debajo se sustituyen antes de guardar el archivo.',
      ],
      ['¿Encuentra las caras por sí sola?', 'No. Las marcas tú, y así no se escapa nada que un programa no reconozca.'],
      ['¿Se envía la imagen a alguna parte?', 'No. Se queda en tu navegador, y con imágenes así es lo más importante.'],
    ],
  },
  watermark: {
    title: 'Añadir marca de agua – tu nombre o tu logotipo',
    meta: 'Pon un texto o un logotipo en tus fotos: elige la esquina, el tamaño y la opacidad. Una foto o veinte, sin subirlas.',
    why: 'Marca como tuyas las pruebas, los productos y los borradores. Escribe un nombre o elige un logotipo, un sitio entre nueve, y míralo al momento en la imagen.',
    does: 'Coloca un texto o un PNG o SVG transparente sobre una imagen, con un tamaño relativo a ella.',
    steps: [
      `Elige una foto con “${browse}”. Los ajustes de la marca están abiertos al lado.`,
      'Escribe tu texto o elige un logotipo, y después una esquina. Baja la opacidad hasta que no moleste.',
      `Pulsa “${download}”. Si tienes más fotos, elige varias: por lotes se marcan todas igual.`,
    ],
    facts: [
      [
        'Dónde funciona una marca',
        'En una esquina es discreta y fácil de recortar. En el centro, a un tercio de opacidad, protege una prueba. El tamaño sigue a la imagen, así que se ve igual en fotos grandes y pequeñas.',
      ],
      [
        'Cómo es un buen archivo de logotipo',
        'Un PNG o SVG con fondo transparente, al menos tan ancho como se va a ver. El blanco con una sombra fina se lee en casi todas las fotos, el negro solo en las claras.',
      ],
    ],
    faqs: [
      [
        '¿Puedo marcar veinte fotos a la vez?',
        'Sí. Suéltalas juntas y ábrelas por lotes: la marca ocupa el mismo sitio en todas.',
      ],
      ['¿Esta página añade su propia marca?', 'Nunca. En tu imagen solo aparece lo que escribes o eliges.'],
      [
        '¿Qué tipos de letra hay?',
        'El habitual de tu dispositivo. Para uno especial, guarda el texto como SVG o PNG y elige ese archivo.',
      ],
    ],
  },
  passport: {
    title: 'Foto de carné – 35 × 45 mm a 300 ppp',
    meta: 'Recorta un retrato a 35 × 45 mm y 300 ppp, el tamaño de casi todos los pasaportes y visados: 413 × 531 píxeles.',
    why: 'La mayoría de los países piden 35 × 45 mm. El marco ya tiene esa forma y el archivo indica 300 ppp, para que impresoras y formularios reciban el tamaño correcto.',
    does: 'Recorta un retrato a 413 × 531 píxeles e indica 300 puntos por pulgada en el archivo.',
    steps: [
      `Haz un retrato ante una pared lisa y ábrelo con “${browse}”.`,
      'Mueve el marco hasta que la cara, de la barbilla a la coronilla, ocupe entre el 70 y el 80 % del alto.',
      `Pulsa “${download}” e imprímela sin escalar, o envíala al formulario.`,
    ],
    facts: [
      [
        'Tamaños por país',
        'Casi toda Europa, Australia y Japón: 35 × 45 mm. España: 26 × 32 mm para el DNI y el pasaporte. Estados Unidos y México para visados: 2 × 2 pulgadas, entre los tamaños habituales. Canadá: 50 × 70 mm. Consulta el formulario antes de imprimir.',
      ],
      [
        'Qué se comprueba',
        'Expresión neutra, ojos abiertos, gafas sin reflejos, luz uniforme y un fondo liso y claro. Esta página recorta y escala. No retoca, porque las autoridades rechazan las caras editadas.',
      ],
    ],
    faqs: [
      [
        'El formulario pide 50 KB como máximo. ¿Y ahora?',
        'Descarga la foto y ábrela en la página de 50 KB: conserva estos píxeles y busca la mejor calidad.',
      ],
      ['¿Puede cambiar el fondo?', 'No. Colócate a medio metro de una pared blanca o gris clara, con luz uniforme.'],
      [
        '¿Cómo imprimo varias en una hoja?',
        'Coloca el archivo varias veces en un documento, o pide copias de carné en 15 × 10 cm.',
      ],
    ],
  },
  gif: {
    title: 'Crear un GIF con fotos – una animación en un archivo',
    meta: 'Haz un GIF animado con hasta veinte imágenes: ordénalas, elige cuánto dura cada una y guarda un archivo. Sin subir nada.',
    why: 'Un antes y después, una guía paso a paso, una ráfaga de fotos: cada imagen se convierte en un fotograma, en el orden de la lista.',
    does: 'Une imágenes en un GIF animado, o en un WebP animado más ligero.',
    steps: [
      'La acción y una sola animación para todas ya están elegidas.',
      'Indica cuánto se ve cada imagen, y un tamaño menor si es para un chat.',
      `Añade las imágenes con “${browse}”, pulsa “${processAll}” y después “${download}”.`,
    ],
    facts: [
      [
        'Cuánto pesa un GIF',
        'Cada fotograma tiene hasta 256 colores y se guarda casi entero. Diez fotos de 480 píxeles de ancho pesan uno o dos megabytes, y con el doble de ancho, cuatro veces más. Un WebP animado suele quedarse en un tercio.',
      ],
      [
        'Cuánto debe durar cada imagen',
        'Unos 100 milisegundos para movimiento, 500 para pasos, dos segundos si hay que leer algo. Ningún navegador va más rápido de 20 milisegundos.',
      ],
    ],
    faqs: [
      [
        '¿Puedo hacer un GIF de un vídeo?',
        'Aquí no: los vídeos no se pueden abrir. Guarda antes algunos fotogramas como imágenes.',
      ],
      [
        '¿Por qué las fotos se ven con grano?',
        'Porque 256 colores tienen que imitar millones mezclando puntos. Con WebP se conservan todos.',
      ],
      ['¿Se repite sin fin?', 'Sí, como se espera de un GIF.'],
    ],
  },
  'remove-exif': {
    title: 'Quitar datos EXIF de fotos sin perder ni un píxel',
    meta: 'Elimina EXIF, XMP, IPTC y miniaturas ocultas de JPG, PNG, WebP, HEIC y más. La imagen se copia tal cual y no se sube nada.',
    why: 'Una foto lleva su cámara, su fecha y a menudo un lugar y un número de serie. Todo salvo la imagen ya está marcado: suelta el archivo y guárdalo.',
    does: 'Recorta los metadatos de archivos JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF y SVG, uno o cientos.',
    steps: [
      `Suelta una foto o muchas, o búscalas con «${browse}». Una frase dice qué revela cada una.`,
      'Deja todo marcado o elimina solo algunos grupos, como los programas o los nombres.',
      `Pulsa «${download}». El archivo nuevo se ha vuelto a leer y junto al botón ves cuántas etiquetas quedan.`,
    ],
    facts: [
      [
        'Sin comprimir de nuevo',
        'Casi todas las herramientas abren la imagen y la guardan otra vez, lo que resta calidad. Aquí los datos comprimidos se copian byte a byte y solo desaparecen los bloques de alrededor: el JPG se ve exactamente igual.',
      ],
      [
        'Qué se queda y por qué',
        'La orientación, el perfil de color y la resolución se quedan, porque sin ellos la imagen se vería distinta. Nada de eso te identifica.',
      ],
    ],
    faqs: [
      [
        '¿No quitan ya los sitios web el EXIF?',
        'Algunos, en lo que ven los demás, y aun así reciben tu original. El correo, las nubes y casi todos los mensajeros pasan los archivos con todo.',
      ],
      [
        '¿Puedo limpiar una carpeta entera?',
        'Sí. Suéltala aquí: las fotos limpias vuelven en un solo ZIP, cada una con su fecha.',
      ],
    ],
  },
  'view-exif': {
    title: 'Ver datos EXIF: ¿qué revela tu foto?',
    meta: 'Mira EXIF, XMP e IPTC de una foto: lugar, hora, cámara, objetivo, nombres, vistas ocultas. Busca en todas las etiquetas. La foto no sale de tu equipo.',
    why: 'Averigua qué cuenta de ti una foto antes de compartirla, o con qué ajustes se hizo. Lo más importante va primero, en una frase.',
    does: 'Enumera todas las etiquetas de JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL y SVG con su valor legible y muestra las imágenes ocultas.',
    steps: [
      `Elige una foto con «${browse}» o suéltala en la página.`,
      'Lee el resumen y después los grupos: lugar, hora, personas, cámara, programas. La tabla de abajo tiene todas las etiquetas y un buscador.',
      `Copia las coordenadas o todas las etiquetas como JSON. «${download}» guarda una copia sin ellas.`,
    ],
    facts: [
      [
        'Más que EXIF',
        'Los programas de edición escriben XMP, las agencias de prensa IPTC, las cámaras sus propias notas, y los móviles añaden mapas HDR, de profundidad o un segundo de vídeo. Todo aparece aquí, también Content Credentials y los textos de los generadores de imágenes.',
      ],
      [
        'Qué precisión tiene un lugar',
        'La página la deduce de las cifras de las coordenadas o de lo que anotó el propio móvil. Cinco metros son una puerta; cien kilómetros, una región.',
      ],
    ],
    faqs: [
      [
        '¿Por qué mi foto no tiene EXIF?',
        'Los mensajeros, las capturas de pantalla y muchos sitios lo eliminan. Pide el archivo original en lugar del publicado.',
      ],
      [
        '¿Hay un mapa?',
        'No: un mapa ajeno se enteraría del lugar. Copia las coordenadas en un mapa en el que confíes.',
      ],
    ],
  },
  'remove-location': {
    title: 'Quitar la ubicación de una foto: GPS y lugares',
    meta: 'Mira dónde dice una foto que se hizo y quita solo eso: coordenadas, nombres de lugares y vistas previas. La cámara y la fecha se quedan. En tu navegador.',
    why: 'Los móviles escriben las coordenadas de tu casa, escuela o trabajo en cada imagen. Aquí solo desaparece el lugar; la fecha para ordenar tus fotos se queda.',
    does: 'Elimina las coordenadas GPS y los nombres de lugares de una foto sin tocar ni un píxel.',
    steps: [
      `Suelta la foto aquí o pulsa «${browse}». Si tiene un lugar, aparece en la primera línea.`,
      'El lugar ya está elegido. Puedes añadir lo que te identifica, como números de serie y nombres.',
      `Pulsa «${download}» para obtener la misma imagen sin su lugar.`,
    ],
    facts: [
      [
        'Un lugar se esconde en varios sitios',
        'Además del GPS hay nombres de ciudades en IPTC y XMP, y notas de algunas cámaras. Todos desaparecen, igual que las vistas previas y los vídeos del archivo, porque pueden mostrar dónde estabas.',
      ],
      [
        'Desactivarlo de raíz',
        'En el iPhone: Ajustes, Privacidad, Localización, Cámara, Nunca. En Android es un interruptor en los ajustes de la cámara. Las fotos que ya tienes conservan su lugar hasta que lo quites.',
      ],
    ],
    faqs: [
      [
        '¿Sigue viéndose la calle en la imagen?',
        'Sí: un cartel o una casa siguen en los píxeles. Tápalos con la página que difumina partes de una imagen.',
      ],
      ['¿Funciona con fotos de iPhone?', 'Sí, las fotos HEIC se limpian como HEIC, con toda su calidad.'],
    ],
  },
  'change-date': {
    title: 'Cambiar la fecha de una foto – una o un lote entero',
    meta: 'Corrige la fecha en que se hizo una foto: fija otra o desplaza cientos de una cámara con el reloj mal ajustado. Cada píxel se conserva y no se sube nada.',
    why: 'Si el reloj de una cámara falla por una hora o un año, sus fotos aparecen fuera de sitio en cualquier álbum. Fija la fecha correcta o mueve todas el mismo tiempo.',
    does: 'Escribe la fecha en EXIF, XMP e IPTC, en un archivo o en cientos, sin tocar un solo píxel.',
    steps: [
      `Suelta una foto o muchas, o búscalas con «${browse}». Se muestra la fecha actual.`,
      'Elige «Fijar» para una fecha y hora nuevas, o «Desplazar» para moverla días, horas y minutos. No se elimina nada más del archivo.',
      `Pulsa «${download}». El archivo nuevo se ha leído otra vez y su fecha está encima del botón.`,
    ],
    facts: [
      [
        'Una cámara con el reloj mal ajustado',
        'Suelta todas sus fotos a la vez y desplázalas el mismo tiempo: una hora por el horario de verano, varias por otra zona horaria, o días y minutos si el reloj nunca se ajustó. El orden de las fotos se conserva.',
      ],
      [
        '¿De qué fecha se trata?',
        'Una foto indica cuándo se hizo, se digitalizó y se modificó, y todas esas fechas se corrigen juntas. El archivo tiene además su propia fecha, que los álbumes casi nunca usan. En un ZIP, los archivos pueden llevar la fecha de su foto.',
      ],
    ],
    faqs: [
      [
        '¿Pierde calidad la foto?',
        'No. La imagen comprimida se copia byte a byte y solo se escriben los datos que la acompañan.',
      ],
      [
        '¿Puedo añadir autor y copyright?',
        'Sí. Autor, copyright, descripción, palabras clave y resolución están debajo de la fecha.',
      ],
    ],
  },
};
