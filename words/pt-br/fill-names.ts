export const fillNames = { white: 'branco', black: 'preto' } as const;
