import type { FormatWord } from '#catalogue/formats/names.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { BATCH_LIMIT, COMPRESS_QUALITY } from '#catalogue/tools.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const [browse, quality, target, format, download] = [
  CONTROLS.browse,
  CONTROLS.quality,
  CONTROLS.targetSize,
  CONTROLS.targetFormat,
  CONTROLS.download,
];
const { processAll } = CONTROLS;
const { downloadPdf, pages, paper } = DOCUMENT_CONTROLS;

const jpg: PageText = {
  title: 'Comprimir JPG: fotos más ligeras, mismo aspecto',
  metaDescription:
    'Reduce el peso de tus fotos JPG entre un 30 y un 80\u00a0% en el navegador, con un codificador propio. Elige la calidad o un peso en KB. Sin subir nada.',
  h1: 'Comprimir JPG',
  description:
    'Los teléfonos y las cámaras guardan los JPG deprisa y con más peso del necesario. Bien comprimida, una foto ocupa mucho menos y se ve igual.',
  toolDescription: 'Comprime fotos JPG con un codificador propio, a la calidad o al peso en kilobytes que elijas.',
  steps: [
    {
      name: 'Elegir',
      text: `Pulsa “${browse}” o suelta el JPG. Enseguida ves cuánto pesa y cuántos píxeles tiene.`,
    },
    {
      name: 'Comprimir',
      text: `“${quality}” empieza en ${COMPRESS_QUALITY}. Bájala hasta que veas un cambio y vuelve un paso atrás. O escribe un peso en “${target}”.`,
    },
    {
      name: 'Descargar',
      text: `Arrastra el tirador sobre la foto, fíjate en el cielo y el pelo y pulsa “${download}”.`,
    },
  ],
  facts: [
    {
      heading: 'De dónde sale el ahorro',
      paragraphs: [
        'El codificador revisa cada detalle de cada bloque y descarta los que ocupan más de lo que aportan, donde el ojo menos lo nota. En ocho fotos con las que no se había ajustado, los archivos pesaron alrededor de un 15\u00a0% menos que los JPG del navegador con la misma puntuación SSIMULACRA2, y entre un 3 y un 10\u00a0% menos que los de MozJPEG. Con calidad baja, dos de las ocho pesaron un pequeño porcentaje más que con MozJPEG.',
        'Por debajo de calidad 90, el color de la mayoría de las fotos se guarda a media resolución, como en casi todos los JPG. El codificador mide cada imagen y conserva el color completo donde se vería la diferencia, así que las letras rojas siguen nítidas. A partir de 90 lo hace con todas las imágenes salvo las casi grises o pequeñas.',
      ],
    },
    {
      heading: 'Qué más se elimina',
      paragraphs: [
        'Muchas fotos llevan una miniatura oculta de 10 a 30\u00a0KB y la ubicación donde se tomaron. Las dos se eliminan del archivo nuevo, salvo que elijas conservarlas.',
        'Si el archivo nuevo no pesa al menos un 5\u00a0% menos, recibes tu original en lugar de una copia peor. El original sigue teniendo las dos.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Cuánto menos pesará mi foto?',
      'Lo normal es entre un 30 y un 80\u00a0%. Lo que más ahorra es una foto recién salida del teléfono. Una guardada desde una app de mensajería ahorra menos, porque ya está comprimida.',
    ],
    [
      '¿Qué calidad elijo?',
      '75 es un buen punto de partida para pantallas, 85 para imprimir y para fotos que quieras editar, 60 para vistas previas. Cada foto es distinta: de ocho que probamos a 75, dos se veían peor a simple vista. Donde primero se nota es en los cielos azules, en forma de bloques.',
    ],
    [
      '¿Puedo comprimir el mismo JPG varias veces?',
      'Mejor no: cada vez pierde un poco más. Guarda el original y parte siempre de él.',
    ],
  ]),
};

const png: PageText = {
  title: 'Comprimir PNG: sigue siendo PNG y transparente',
  metaDescription:
    'Comprime capturas de pantalla y logos PNG usando menos colores. La transparencia se conserva y el archivo sigue siendo PNG. En tu navegador.',
  h1: 'Comprimir PNG',
  description:
    'Un PNG puede usar hasta cuatro bytes por píxel. La mayoría de las capturas y los logos tienen tan pocos colores que basta con uno, y eso ahorra mucho.',
  toolDescription: 'Reduce un PNG a los colores que más importan y conserva su transparencia.',
  steps: [
    {
      name: 'Elegir',
      text: `Suelta un PNG o elígelo con “${browse}”. Las zonas transparentes se ven como un tablero de ajedrez.`,
    },
    {
      name: 'Comprimir',
      text: `“${quality}” decide cuánto se acercan los colores al original. ${COMPRESS_QUALITY} va bien para capturas. Súbela si ves saltos en los degradados; con 100 no cambia ningún píxel.`,
    },
    { name: 'Descargar', text: `Amplía un borde, compara y pulsa “${download}”. El archivo sigue siendo PNG.` },
  ],
  facts: [
    {
      heading: 'Dos caminos hacia un PNG más ligero',
      paragraphs: [
        'Sin pérdida: los mismos píxeles, mejor empaquetados. Cuánto ahorra depende del programa que escribió el archivo: casi nada si lo empaquetó bien, más de la mitad si tenía prisa.',
        'Con menos colores: se eligen hasta 256 para esta imagen, cada uno con su propia transparencia. Una imagen que necesita más los conserva todos, ligeramente redondeados.',
      ],
    },
    {
      heading: 'Cuándo PNG no es el formato adecuado',
      paragraphs: [
        'Las fotos tienen decenas de miles de colores y mucho ruido, que PNG no sabe empaquetar. En PNG, una foto pesa entre cinco y ocho veces lo que un buen JPG, así que es mejor convertirla.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Mi PNG se convertirá en JPG?',
      'En esta página, no: aquí sigue siendo PNG. El compresor general guarda como JPG un PNG sin transparencia, salvo que elijas otro formato.',
    ],
    [
      '¿Es realista un 30-80\u00a0% en PNG?',
      'En capturas e ilustraciones, sí. Los iconos exportados con pocos colores quizá no se reduzcan más, y entonces recibes tu original.',
    ],
    [
      '¿Qué pasa con los PNG de 16 bits?',
      'Por debajo de calidad 100, siempre pasan a 8 bits. Pon la calidad en 100 para conservar la profundidad.',
    ],
  ]),
};

const webp: PageText = {
  title: 'Comprimir WebP: menos bytes para tu sitio web',
  metaDescription:
    'Reduce el peso de imágenes WebP, por calidad o hasta un peso en KB. La transparencia se conserva. Es gratis y funciona en tu dispositivo.',
  h1: 'Comprimir WebP',
  description:
    'Muchas apps, programas de diseño y plugins exportan WebP con calidad 90 o incluso sin pérdida. Para una página web es más de lo que se puede ver.',
  toolDescription: 'Comprime archivos WebP a una calidad más baja o a un peso fijo y conserva la transparencia.',
  steps: [
    { name: 'Elegir', text: `Elige un archivo .webp con “${browse}”.` },
    {
      name: 'Comprimir',
      text: `“${quality}” empieza en ${COMPRESS_QUALITY}. WebP emborrona primero el detalle fino, así que fíjate en la piel, la hierba y los tejidos al bajarla. O escribe un peso en “${target}”.`,
    },
    {
      name: 'Descargar',
      text: `Pulsa “${download}” para guardar el WebP y sustituye el archivo antiguo en tu sitio.`,
    },
  ],
  facts: [
    {
      heading: 'Cómo ahorra espacio WebP',
      paragraphs: [
        'WebP predice cada bloque a partir de sus vecinos y guarda solo la diferencia. Por eso los fondos lisos casi no ocupan nada.',
        'Una foto en WebP con pérdida tiene el color a media resolución, con cualquier calidad. Eso emborronaría las líneas rojas finas de un dibujo. Por eso los dibujos y las capturas reciben menos colores cuando así se ven mejor con menos bytes, y cada borde sigue nítido.',
      ],
    },
    {
      heading: 'Cuándo un JPG es igual de bueno',
      paragraphs: [
        'WebP gana sobre todo en gráficos con transparencia y con calidad baja. En fotos con 85 o más, un JPG bien hecho suele pesar casi lo mismo, y lo abren más programas.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Un WebP se reduce tanto como un JPG?',
      'Normalmente menos. Un 30-80\u00a0% es típico en archivos exportados a 90 o más. Uno guardado a 75 no se reducirá mucho.',
    ],
    [
      '¿Un WebP animado sigue animado?',
      'Sí. Se comprimen todos los fotogramas y el ritmo no cambia. Las animaciones largas tardan un rato.',
    ],
    [
      '¿Hasta dónde puedo bajar en miniaturas?',
      'Hasta 40 o 50 en imágenes de hasta 400 píxeles de ancho. A ese tamaño casi no se nota la falta de nitidez.',
    ],
  ]),
};

const gif: PageText = {
  title: 'Comprimir GIF: animaciones más ligeras',
  metaDescription:
    'Reduce el peso de GIF animados con menos colores y sin guardar cambios que nadie ve. Se conservan todos los fotogramas. En tu navegador.',
  h1: 'Comprimir GIF',
  description:
    'Un GIF guarda cada píxel que cambia, fotograma a fotograma. Si se ignoran los cambios que nadie ve y se usan menos de los 256 colores, pesa mucho menos y se reproduce como antes.',
  toolDescription: 'Comprime animaciones GIF con menos colores e ignora los cambios diminutos entre fotogramas.',
  steps: [
    { name: 'Elegir', text: `Suelta el GIF o usa “${browse}”. Se reproduce en la vista previa.` },
    {
      name: 'Comprimir',
      text: `Al bajar “${quality}” se ignoran más cambios pequeños y se usan menos colores. Por encima de 90 apenas se nota; por debajo de 50 los colores quedan planos.`,
    },
    { name: 'Descargar', text: `Mira una vuelta completa en la comparación y pulsa “${download}”.` },
  ],
  facts: [
    {
      heading: 'Lo que más ayuda',
      paragraphs: [
        'Menos píxeles: la mitad de ancho y de alto es una cuarta parte del área, en todos los fotogramas. Si la animación es más grande de lo que necesitas, redimensiónala primero.',
        'Menos cambios: el ruido de un fondo filmado cambia en cada fotograma. Ignorarlo ahorra mucho.',
        'Menos colores: con 64 en lugar de 256, cada píxel ocupa una cuarta parte menos.',
      ],
    },
    {
      heading: 'Límites de peso en plataformas conocidas',
      paragraphs: [
        'Slack acepta emojis propios de menos de 128\u00a0KB y Discord de menos de 256\u00a0KB. GitHub admite animaciones de hasta 10\u00a0MB en los comentarios. Los límites cambian, así que consulta el sitio al que vas a subirla.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿La animación conserva su velocidad?',
      'Sí, hasta la centésima de segundo. El número de repeticiones tampoco cambia y no se quita ningún fotograma.',
    ],
    [
      '¿Pesaría menos en otro formato?',
      'Sí: un WebP animado del mismo clip ocupa alrededor de un tercio. Usa GIF donde no funcione otra cosa.',
    ],
    [
      '¿Por qué mi GIF apenas se redujo?',
      'GIF ya es bueno con dibujos limpios de zonas lisas. Los ahorros del 30-80\u00a0% vienen de videos e imágenes con tramado.',
    ],
  ]),
};

const pdf: PageText = {
  title: 'Convertir imágenes a PDF: varias fotos en un documento',
  metaDescription:
    'Reúne fotos y escaneos en un solo PDF, en tu orden y con la calidad que elijas: JPG, PNG, HEIC o TIFF. Gratis y hecho en tu propio dispositivo.',
  h1: 'Convertir imágenes a PDF',
  description:
    'Tienes fotos de un documento, pero la oficina o el portal de empleo quiere un PDF. Aquí se comprimen y cada una ocupa su página, todas en un solo documento.',
  toolDescription:
    'Comprime imágenes y las guarda como páginas de un PDF, sin márgenes blancos a menos que los quieras.',
  steps: [
    {
      name: 'Elegir',
      text: `Elige las fotos de tu documento con “${browse}”, todas a la vez. También valen HEIC de un iPhone y TIFF de un escáner.`,
    },
    {
      name: 'Ordenar',
      text: 'Arrastra las imágenes hasta ordenar las páginas, o sitúate en un tirador y usa las flechas del teclado.',
    },
    {
      name: 'Convertir',
      text: `“${format}” está en PDF y “${quality}” en ${COMPRESS_QUALITY}. El texto impreso se lee bien hasta 50; las firmas y los sellos quedan mejor a 85. Después pulsa “${processAll}”.`,
    },
    { name: 'Descargar', text: `Pulsa “${downloadPdf}” y el documento está listo para adjuntar.` },
  ],
  facts: [
    {
      heading: 'Qué hay dentro del PDF',
      paragraphs: [
        'Cada página contiene tu foto en JPG y nada más, así que añade menos de un kilobyte a ese JPG. Un JPG que no se reduciría entra sin volver a comprimirse.',
        'El texto no se reconoce. La página es una imagen, así que no puedes buscar en ella.',
      ],
    },
    {
      heading: 'Cuántos píxeles necesita una página',
      paragraphs: [
        'Para que el texto se lea bien, una página A4 necesita 150\u00a0ppp: 1240 × 1754 píxeles. A 300\u00a0ppp son 2480 × 3508: 4 veces los píxeles y unas 3 veces el peso.',
      ],
    },
  ],
  faqs: faqs([
    [
      '¿Puedo poner varias fotos en un PDF?',
      `Sí, hasta ${BATCH_LIMIT}. En “${pages}” eliges entre un solo documento o un archivo por imagen.`,
    ],
    [
      '¿Las páginas pueden ser A4?',
      `Sí. “${paper}” ofrece A4 y Carta, con o sin margen. Las páginas giran con la foto, así que una foto horizontal tiene una página horizontal.`,
    ],
    [
      '¿Puedo reducir un PDF que ya tengo?',
      'No, esta herramienta crea archivos PDF, pero no los abre. Exporta antes las páginas como imágenes.',
    ],
    [
      '¿Por qué no imprimir directamente a PDF?',
      'Al imprimir, la foto queda en una hoja con márgenes y a menudo se guarda sin comprimir, con varias veces el peso.',
    ],
  ]),
};

export const formatCompressorTexts: Partial<Record<FormatWord, PageText>> = { jpg, png, webp, gif, pdf };
