/** The label of the field for a longest side. */
export const longestSide = 'Lato più lungo';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `Il peso massimo deve essere compreso tra ${min} e ${max}\u00a0KB`;
