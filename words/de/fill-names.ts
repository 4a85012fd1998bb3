export const fillNames = { white: 'weiß', black: 'schwarz' } as const;
