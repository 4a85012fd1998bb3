/** What is wrong with a search query. */
export const queryProblems = {
  short: '検索語は2文字以上で入力してください',
  long: '検索語は100文字以内で入力してください',
} as const;
