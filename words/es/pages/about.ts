import { site } from '#site';
import type { Prose } from '#words/pages/prose.ts';

export const about: Prose = {
  pageTitle: `Acerca de ${site.name}`,
  description: `Qué es ${site.name}: herramientas de imagen que funcionan en tu propio dispositivo, por qué no suben nada y con qué están hechas.`,
  title: `Acerca de ${site.name}`,
  lead: 'Herramientas de imagen para el día a día, sin entregar tus fotos a un desconocido.',
  sections: [
    {
      heading: 'Por qué no se sube nada',
      text: [
        'Un formulario quiere una foto de menos de 200\u00a0KB, una tienda la quiere de 1000 × 1000, una compañera no puede abrir la imagen de tu teléfono. Tu equipo resuelve tareas así en una fracción de segundo, así que no hay motivo para enviar un pasaporte escaneado o una foto familiar al otro lado del mundo. Aquí el trabajo lo hace tu propio navegador.',
      ],
    },
    {
      heading: 'Cómo funciona',
      text: [
        'Los JPG los lee y escribe nuestro propio código, y casi todos los demás formatos, libvips, una biblioteca de imágenes en la que confían fotógrafos, museos y grandes sitios web. Ambos funcionan en tu navegador (WebAssembly). El sitio maneja JPG, PNG, WebP, GIF, TIFF, AVIF y JPEG XL, y respeta los perfiles de color y la orientación.',
        'Si un formato no puede conservar algo, lo ves antes de empezar. Comprimir nunca agranda un archivo, a menos que elijas un formato, una calidad sin pérdida o un peso que ocupe más. Si otra herramienta lo agranda, te dice por qué.',
      ],
    },
    {
      heading: 'Cuánto cuesta',
      text: [
        'Nada. No hay cuentas ni publicidad, ni marcas de agua, salvo que tú añadas una. Como el trabajo lo hace tu propio dispositivo, mantener el sitio cuesta poco.',
      ],
    },
    {
      heading: 'Saluda',
      text: ['Si algo no funciona o echas en falta una tarea, [escríbenos](/es/contacto).'],
    },
  ],
};
