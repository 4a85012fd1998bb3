/** The label of the field for a longest side. */
export const longestSide = 'Longest side';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `Target size must be between ${min} and ${max} KB`;
