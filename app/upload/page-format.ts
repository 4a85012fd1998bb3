import { createContext } from 'react';

/** A page's format, if the usual hint does not name it. The tools' own pages have none. */
export const PageFormat = createContext<string | undefined>(undefined);
