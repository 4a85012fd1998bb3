import { createContext } from 'react';

type Alternates = typeof import('./alternates.ts');

/** The table of addresses in all languages while the build renders a page; undefined in the browser, which loads it when it needs it. */
export const AlternatesOfBuild = createContext<Alternates | undefined>(undefined);
