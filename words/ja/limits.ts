/** The label of the field for a longest side. */
export const longestSide = '長辺';

/** The problem of a target size outside its bounds, in kilobytes. */
export const targetProblem = ({ min, max }: { min: number; max: number }) =>
  `上限サイズは${min}～${max}KBの間で入力してください`;
