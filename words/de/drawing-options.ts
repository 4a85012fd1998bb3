/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: { label: 'Titel und Beschreibungen entfernen', line: 'Screenreader lesen sie vor.' },
  ids: {
    label: 'IDs behalten',
    line: 'Für Zeichnungen, auf die deine Seite in Stilen, Skripten oder Links verweist.',
  },
  precision: {
    label: 'Nachkommastellen',
    unit: '',
    own: '3',
    line: 'Für die Zahlen in der Zeichnung. Mit weniger Stellen wird sie kleiner und ungenauer.',
    problem: 'Die Zahl der Nachkommastellen muss ganz sein und zwischen 0 und 8 liegen',
  },
  scripts: {
    label: 'Skripte behalten',
    line: 'Auch HTML und verknüpfte Dateien. Nur für Zeichnungen, denen du vertraust.',
  },
} as const;
