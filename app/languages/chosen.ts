/** The key of the language that a visitor has chosen, or kept when another one was offered, in the device's storage. */
export const CHOSEN_LANGUAGE = 'language';
