/** Receives a sentence for developers about a problem that the engine solved. */
export type Warn = (text: string) => void;
