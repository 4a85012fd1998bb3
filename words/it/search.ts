import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Cerca | ${site.name}`,
  description: `Trova su ${site.name} lo strumento giusto per le immagini in base a quello che scrivi.`,
  finding: 'Cerco lo strumento giusto per te…',
  needsScript: 'La ricerca richiede JavaScript. [L’elenco di tutti gli strumenti](/it#all-tools) no.',
  field: 'Cerca strumenti',
  placeholder: 'Cerca strumenti…',
  suggestions: 'Suggerimenti',
  nothing: 'Qui non c’è nulla per questo. Prova con un formato o una misura.',
} as const;
