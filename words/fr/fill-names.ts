export const fillNames = { white: 'blanche', black: 'noire' } as const;
