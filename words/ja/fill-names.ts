export const fillNames = { white: '白', black: '黒' } as const;
