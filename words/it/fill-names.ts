export const fillNames = { white: 'bianco', black: 'nero' } as const;
