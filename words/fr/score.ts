/** The levels of 'Auto', the best first. */
export const levelWords = [
  { label: 'Aspect identique', means: 'Côte à côte, vous ne voyez aucune différence.' },
  { label: 'Presque identique', means: 'Vous voyez une légère différence en regardant de près.' },
  { label: 'Léger', means: 'Vous voyez des traces de compression si vous les cherchez.' },
] as const;

/** The verdicts on other scores. `slight` means the same as the last level. */
export const bandWords = {
  identical: { words: 'Indiscernable', means: 'Même en faisant alterner les deux images.' },
  slight: 'Légèrement différent',
  visible: { words: 'Visiblement différent', means: 'La différence se voit sans comparer.' },
  bad: { words: 'Nettement moins bon', means: 'Une grande partie des détails est perdue.' },
} as const;

export const scoreScreenWords = {
  choose: 'Qualité, automatique ou manuelle',
  likeness: 'Rendu souhaité',
  hint: (means: string, score: number) => `${means} La qualité est trouvée par la mesure : score ${score}.`,
  custom: (score: number) => `Score ${score}`,
  exact: 'À l’identique',
  everyPixel: 'Chaque pixel est conservé. Auto gagne de la place avec moins de couleurs.',
  ofCompression: (verdict: string) => `Compression\u00a0: ${verdict}`,
  details: 'Détails',
  method: (score: number) => `${score} sur 100 selon SSIMULACRA2, qui mesure ce que l’œil perçoit.`,
  showMap: 'Montrer les différences',
  hideMap: 'Masquer les différences',
  mapping: 'Comparaison…',
  legend: (worst: number) =>
    `Du jaune au rouge : là où le résultat s’éloigne le plus de l’original. Le pire endroit obtient ${worst} sur 100.`,
  newSize: 'L’image est jugée à sa nouvelle taille.',
  fewerPixels: (percent: number) =>
    `L’image est jugée à sa nouvelle taille : avec ${percent} % de la largeur et de la hauteur, il y a moins de détails à regarder de près.`,
  noDifference: 'Aucune différence visible nulle part.',
} as const;
