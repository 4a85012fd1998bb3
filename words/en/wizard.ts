/** Where one is on the way through a tool. */
export const wizardWords = {
  steps: 'Steps',
  done: '(done)',
} as const;
