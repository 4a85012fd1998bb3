import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { site } from '#site';
import { ADDRESSES, mailTo } from '#words/addresses.ts';
import type { Prose } from '#words/pages/prose.ts';

export const termsOfUse: Prose = {
  pageTitle: `Condiciones de uso | ${site.name}`,
  description: `Las condiciones para usar ${site.name}: gratis para todos, tus imágenes siguen siendo tuyas y no hay garantía.`,
  title: 'Condiciones de uso',
  updated: '13 de julio de 2024',
  lead: `${site.name} se puede usar gratis, para fines privados y comerciales. Estas son las condiciones.`,
  sections: [
    {
      heading: 'Aceptación',
      text: ['Al usar este sitio web aceptas estas condiciones. Si no estás de acuerdo con ellas, no lo uses.'],
    },
    {
      heading: 'Uso del servicio',
      text: [
        `Las herramientas redimensionan, comprimen y convierten imágenes dentro de tu navegador. Admiten archivos de hasta ${UPLOAD_LIMIT_MB}\u00a0MB, salvo que una página indique otra cosa, y hasta ${BATCH_LIMIT} imágenes por lote. No hace falta una cuenta y no se cobra nada.`,
      ],
    },
    {
      heading: 'Tu contenido',
      text: [
        'Tus imágenes siguen siendo tuyas. Las herramientas no nos las envían y no reclamamos ningún derecho sobre ellas. Eres responsable de tener derecho a editarlas y de conservar tus originales: las herramientas crean archivos nuevos y nunca cambian los que abres, salvo que tú guardes encima de ellos.',
      ],
    },
    {
      heading: 'Actividades prohibidas',
      text: [
        'No está permitido',
        [
          'usar el servicio para nada que infrinja la ley o vulnere los derechos de otras personas;',
          'perturbar o sobrecargar el servidor, o intentar eludir su protección;',
          'enviar publicidad, código dañino o nombres falsos mediante el formulario de contacto;',
          'presentar el servicio como propio. El código fuente tiene su propia licencia, que dice lo que puedes copiar, y también la tiene el software que contiene: consulta [Licencias](/es/licencias).',
        ],
      ],
    },
    {
      heading: 'Responsabilidad',
      text: [
        'El servicio se ofrece tal cual, sin garantía de ningún tipo. Comprueba un resultado antes de confiar en él o de eliminar un original. En la medida en que la ley lo permita, no respondemos de ninguna pérdida ni daño que resulte de usar el servicio o de no poder usarlo.',
      ],
    },
    {
      heading: 'Cambios',
      text: [
        'Podemos cambiar el servicio y estas condiciones. La fecha de arriba indica cuándo cambiaron las condiciones por última vez. Si sigues usando el sitio después, las aceptas.',
      ],
    },
    {
      heading: 'Contacto',
      text: [`Escribe a ${mailTo(ADDRESSES.support)} o usa el [formulario de contacto](/es/contacto).`],
    },
  ],
};
