import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const privacyPolicy: Prose = {
  pageTitle: `Política de privacidad | ${site.name}`,
  description: `Lo que ${site.name} sabe de ti: nada sobre tus imágenes, que nunca salen de tu dispositivo, y muy poco más. Sin analítica ni terceros.`,
  title: 'Política de privacidad',
  updated: '13 de julio de 2024',
  lead: 'El trabajo lo hace tu propio dispositivo. Tus imágenes nunca se suben y nunca las vemos.',
  sections: [
    {
      heading: 'No se recopilan datos cuando usas las herramientas',
      text: [
        'No hay cuentas, y ninguna herramienta pide un nombre, una dirección o un pago. No sabemos quién eres, qué imágenes abres ni qué haces con ellas.',
        'Nuestro servidor no guarda las direcciones IP de los visitantes ni los nombres de sus navegadores, ni en una base de datos ni en su registro. La empresa que aloja el servidor, y las redes que hay entre él y tú, pueden conservar registros de las conexiones. Sí guardamos lo que tú mismo nos envías: consulta más abajo “Lo que guarda el servidor”.',
      ],
    },
    {
      heading: 'Procesamiento local',
      text: [
        'Redimensionar, comprimir, convertir, los lotes y los archivos ZIP: todo ocurre dentro de tu navegador. La página lleva una regla que le prohíbe contactar con cualquier dirección que no sea la nuestra, y tu navegador la hace cumplir.',
      ],
    },
    {
      heading: 'Compruébalo',
      text: [
        'No tienes que fiarte de nuestra palabra:',
        [
          '**Desconéctate.** Abre una herramienta, pon tu dispositivo en modo avión y continúa: sigue funcionando, y al día siguiente también.',
          '**Observa la red.** Pulsa F12, elige “Red” y usa una herramienta. Verás llegar partes de este sitio, cada una con el método GET, y que nada de tu imagen sale. Las únicas peticiones que envían algo, con el método POST, son una búsqueda que escribiste y un mensaje que enviaste. Haz clic en una para leer lo que contiene.',
          '**Lee la regla.** En el mismo lugar, haz clic en la primera línea y busca “Content-Security-Policy”: su connect-src no nombra ninguna dirección que no sea la de este sitio.',
        ],
        'Lo que una regla así no puede impedir, en ningún navegador, es que una página te lleve a otro lugar o contacte directamente con otro dispositivo (WebRTC). Nuestras páginas no hacen ninguna de las dos cosas, y no cargan scripts de nadie más que pudieran hacerlo.',
      ],
    },
    {
      heading: 'Cookies y almacenamiento local',
      text: [
        'No usamos cookies. Lo que eliges se guarda en el almacenamiento local de tu navegador, donde solo este sitio puede leerlo, y nunca se envía: el tema claro u oscuro, el idioma, si se muestran resultados mientras cambias los ajustes, si los resultados conservan los nombres de tus archivos, el texto y el color de tu última marca de agua, y los últimos ajustes que usaste en cada herramienta, como el formato y la calidad, que se te ofrecen la próxima vez. Nada de esto contiene tus imágenes. Encontrarás más detalles en la [Política de cookies](/es/politica-de-cookies).',
        { slot: 'remember' },
        'Para que las herramientas funcionen sin red, tu navegador guarda en tu dispositivo una copia de las páginas y los programas propios del sitio: las herramientas y las páginas y los formatos de imagen que hayas usado, o todos si eliges “Usar sin conexión”. Así, alguien con acceso a tu dispositivo podría ver qué páginas nuestras abriste. Tus imágenes no se guardan.',
        'Si instalas el sitio y compartes imágenes con él desde otra app, esperan en ese almacenamiento hasta que la herramienta se abre, y después se eliminan. Si has borrado los datos del sitio y aun así compartes con él, tu sistema las envía a nuestro servidor, que cierra la conexión y no lee nada.',
      ],
    },
    {
      heading: 'Analítica de terceros',
      text: [
        'No la hay: ni analítica, ni publicidad, ni fuentes, scripts o imágenes de otras empresas. Todo lo que carga una página viene de este sitio.',
      ],
    },
    {
      heading: 'Lo que guarda el servidor',
      text: [
        'Solo dos cosas, y las dos las escribiste, o elegiste entre las sugerencias, y enviaste tú:',
        [
          '**Búsquedas.** Cuántas veces se hizo cada búsqueda en cada día, para saber qué herramientas faltan. Este recuento no incluye dirección, navegador ni hora, y se elimina a los 400 días.',
          '**Mensajes.** Lo que escribes en el [formulario de contacto](/es/contacto): nombre, dirección de correo, asunto y texto, para que podamos responder. Una vez reenviado a nuestro buzón, el mensaje se elimina del servidor a los 30 días.',
        ],
      ],
    },
    {
      heading: 'Menores',
      text: [
        `${site.name} no se dirige a menores de 13 años, y no recopilamos a sabiendas nada de ellos. Si un menor nos ha enviado un mensaje, escríbenos y lo eliminaremos.`,
      ],
    },
    {
      heading: 'Tus derechos',
      text: [
        'Puedes preguntar qué guardamos sobre ti, hacer que se corrija o se elimine, u oponerte a su uso. Como solo los mensajes de contacto se pueden vincular a una persona, una solicitud así solo puede referirse a tus mensajes.',
      ],
    },
    {
      heading: 'Cumplimiento',
      text: [
        'Esta política pretende cumplir el RGPD de la Unión Europea, el RGPD del Reino Unido y la CCPA de California. No vendemos ni compartimos tus datos.',
      ],
    },
    {
      heading: 'Contacto',
      text: [`Si tienes preguntas sobre privacidad, escribe a ${mailTo(ADDRESSES.privacy)}.`],
    },
  ],
};
