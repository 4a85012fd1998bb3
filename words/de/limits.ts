/** The label of the field for a longest side. */
export const longestSide = 'Längste Seite';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `Die Zielgröße muss zwischen ${min} und ${max}\u00a0KB liegen`;
