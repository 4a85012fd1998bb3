/** The label of the field for a longest side. */
export const longestSide = 'Plus grand côté';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `Le poids maximal doit être compris entre ${min} et ${max} ko`;
