import { site } from '#site';

/** The site's e-mail addresses and their purposes. */
export const ADDRESSES = {
  support: { address: `support@${site.domain}`, about: 'Domande e problemi' },
  privacy: { address: `privacy@${site.domain}`, about: 'I tuoi dati' },
  business: { address: `business@${site.domain}`, about: 'Collaborazioni' },
} as const;

/** A link within a text that opens the visitor's mail program. */
export const mailTo = ({ address }: { address: string }) => `[${address}](mailto:${address})`;
