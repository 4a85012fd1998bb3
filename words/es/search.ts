import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Buscar | ${site.name}`,
  description: `Encuentra en ${site.name} la herramienta de imagen adecuada para lo que escribes.`,
  finding: 'Buscando la herramienta adecuada…',
  needsScript: 'La búsqueda necesita JavaScript. [La lista de todas las herramientas](/es#all-tools), no.',
  field: 'Buscar herramientas',
  placeholder: 'Buscar herramientas…',
  suggestions: 'Sugerencias',
  nothing: 'Aquí no hay nada para eso. Prueba con un formato o un tamaño.',
} as const;
