export const fillNames = { white: 'white', black: 'black' } as const;
