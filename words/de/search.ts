import { site } from '#site';

/** The search field and its page. */
export const searchWords = {
  pageTitle: `Suche | ${site.name}`,
  description: `Findet auf ${site.name} das passende Bildwerkzeug zu dem, was du eingibst.`,
  finding: 'Das passende Werkzeug wird gesucht …',
  needsScript: 'Die Suche braucht JavaScript. [Die Liste aller Werkzeuge](/de#all-tools) nicht.',
  field: 'Werkzeuge suchen',
  placeholder: 'Werkzeuge suchen …',
  suggestions: 'Vorschläge',
  nothing: 'Das kann hier kein Werkzeug. Versuch es mit einem Format oder einer Größe.',
} as const;
