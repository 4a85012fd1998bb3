/** Takes a sentence for developers about something that was got over and that no visitor needs to know. */
export type Warn = (text: string) => void;
