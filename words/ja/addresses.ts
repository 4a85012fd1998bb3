import { site } from '#site';

/** The site's e-mail addresses and their purposes. */
export const ADDRESSES = {
  support: { address: `support@${site.domain}`, about: 'ご質問・不具合' },
  privacy: { address: `privacy@${site.domain}`, about: '個人データについて' },
  business: { address: `business@${site.domain}`, about: 'お仕事のご相談' },
} as const;

/** A link within a text that opens the visitor's mail program. */
export const mailTo = ({ address }: { address: string }) => `[${address}](mailto:${address})`;
