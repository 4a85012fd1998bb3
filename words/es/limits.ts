/** The label of the field for a longest side. */
export const longestSide = 'Lado más largo';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `El peso máximo debe estar entre ${min} y ${max}\u00a0KB`;
