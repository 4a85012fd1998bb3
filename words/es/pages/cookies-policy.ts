import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const cookiesPolicy: Prose = {
  pageTitle: `Política de cookies | ${site.name}`,
  description: `${site.name} no usa cookies. Qué son las cookies, para qué las usan otros sitios y qué se queda aquí en tu navegador.`,
  title: 'Política de cookies',
  lead: 'Este sitio no usa cookies. Por eso ningún aviso te pregunta por ellas.',
  sections: [
    {
      heading: 'Qué son las cookies',
      text: [
        'Una cookie es un texto breve que un sitio web guarda en tu navegador y que tu navegador le devuelve en cada visita posterior. El almacenamiento local es parecido, pero nunca se envía: solo pueden leerlo las páginas del mismo sitio, en tu propio dispositivo.',
      ],
    },
    {
      heading: 'Para qué se usan las cookies',
      text: [
        [
          '**Funciones** que tienen que recordar algo, como mantener una sesión abierta. Aquí no hay inicio de sesión, y las herramientas no necesitan cookies.',
          '**Analítica**, para seguir lo que hacen los visitantes. No lo hacemos.',
          '**Preferencias**, para recordar cómo te gusta una página. Aquí eso significa el tema, el idioma y los últimos ajustes que usaste, en el almacenamiento local.',
        ],
      ],
    },
    {
      heading: 'Tipos de cookies y cuáles usamos',
      text: [
        [
          '**Cookies esenciales:** ninguna.',
          '**Cookies analíticas:** ninguna.',
          '**Funcionalidad:** ninguna cookie, pero sí seis entradas en el almacenamiento local. “theme” se escribe cuando eliges el tema claro o el oscuro. Contiene esa única palabra y se elimina cuando vuelves al que usa tu sistema. “live-results” se escribe cuando eliges si quieres ver resultados mientras cambias los ajustes, y contiene esa única palabra. “keep-original-name” contiene una palabra mientras quieras que los resultados lleven los nombres de tus archivos. “own-formats” enumera los formatos, como PNG, que el compresor mantiene porque así lo elegiste. “language” se escribe cuando eliges un idioma o cierras la oferta de otro, y contiene su código. “last-settings” contiene los últimos ajustes que usaste en cada herramienta y el texto y el color de tu última marca de agua, para que el sitio te los pueda ofrecer de nuevo. El interruptor de la [Política de privacidad](/es/politica-de-privacidad) los elimina, y entonces esta entrada contiene una palabra que indica que no se guarde ninguno. Mientras una pestaña está abierta, su almacenamiento de sesión guarda hasta dónde te has desplazado en cada página, para que “atrás” lleve ahí.',
          '**Uso sin conexión:** ninguna cookie, pero sí copias de los archivos propios de este sitio, que un service worker guarda en la caché de tu navegador. No dicen nada sobre ti, salvo qué páginas has abierto y si elegiste “Usar sin conexión”. Las imágenes que compartes con el sitio instalado también se guardan allí hasta que la herramienta las abre. Nada de esto se envía nunca.',
        ],
      ],
    },
    {
      heading: 'Lo que puedes decidir en el navegador',
      text: [
        'En los ajustes de privacidad o de datos de sitios de tu navegador puedes ver, eliminar y bloquear lo que guardan los sitios. Si lo bloqueas todo, todas las herramientas siguen funcionando. Solo se olvidan el tema, el idioma, tus demás elecciones y tus últimos ajustes cuando sales, y el sitio no funciona sin conexión.',
      ],
    },
    { heading: 'Contacto', text: [`Si tienes preguntas, escribe a ${mailTo(ADDRESSES.privacy)}.`] },
  ],
};
