/** Units in texts of pages, with their space. */
export const figureUnits = { cm: ' cm', kb: ' ko', mb: ' Mo' } as const;
