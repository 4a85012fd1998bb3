export const fillNames = { white: 'blanco', black: 'negro' } as const;
