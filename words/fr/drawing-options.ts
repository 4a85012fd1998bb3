/** The texts of a drawing's options, which load when 'More options' is opened. */
export const drawingOptionsWords = {
  titles: {
    label: 'Supprimer les titres et descriptions',
    line: 'Les lecteurs d’écran les lisent à voix haute.',
  },
  ids: {
    label: 'Conserver les identifiants (id)',
    line: 'Pour les dessins auxquels votre page fait référence dans des styles, des scripts ou des liens.',
  },
  precision: {
    label: 'Décimales',
    unit: '',
    own: '3',
    line: 'Pour les nombres du dessin. Moins il y en a, plus il est léger, et moins il est précis.',
    problem: 'Le nombre de décimales doit être un entier entre 0 et 8',
  },
  scripts: {
    label: 'Conserver les scripts',
    line: 'Le HTML et les fichiers liés aussi. Uniquement pour un dessin de confiance.',
  },
} as const;
