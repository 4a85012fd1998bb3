/** The label of the field for a longest side. */
export const longestSide = 'Lado maior';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `O tamanho desejado deve ficar entre ${min} e ${max} KB`;
