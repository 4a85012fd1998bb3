import type { Config } from '@react-router/dev/config';
import { buildFolder, notFoundPath } from './scripts/build/words.ts';

const words = process.env.WORDS || 'en';

/** Every page is a static file: the server only sends what the build wrote. */
export default {
  ssr: false,
  buildDirectory: buildFolder(words),
  // A page that no address leads to, for unknown ones.
  prerender: async ({ getStaticPaths }) => [...getStaticPaths(), notFoundPath(words)],
} satisfies Config;
