import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Recherche | ${site.name}`,
  description: `Trouve sur ${site.name} l’outil d’image qui correspond à ce que vous tapez.`,
  finding: 'Recherche du bon outil pour vous…',
  needsScript: 'La recherche a besoin de JavaScript. [La liste de tous les outils](/fr#all-tools), non.',
  field: 'Rechercher un outil',
  placeholder: 'Rechercher un outil…',
  suggestions: 'Suggestions',
  nothing: 'Aucun outil ici ne fait cela. Essayez un format ou une taille.',
} as const;
