import { createContext } from 'react';

/** The format that a page is for, where the usual hint does not name it; pages of the tools have none. */
export const PageFormat = createContext<string | undefined>(undefined);
