/**
 * The site's name and address, in one place, so that someone who hosts it changes both with the environment:
 * SITE_NAME and SITE_ORIGIN, read when the pages are built and when the server starts.
 */
declare const process: { env: { SITE_NAME?: string; SITE_ORIGIN?: string } };

const origin = new URL(process.env.SITE_ORIGIN || 'https://picwright.com').origin;

export const site = {
  name: process.env.SITE_NAME || 'Picwright',
  /** Scheme and host without a closing slash. */
  origin,
  /** The domain of the e-mail addresses. */
  domain: new URL(origin).hostname,
} as const;
