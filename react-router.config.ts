import type { Config } from '@react-router/dev/config';
import { buildFolder, notFoundPath, WORDS } from './scripts/build/words.ts';

/** Every page is a static file: the server only sends what the build wrote. */
export default {
  ssr: false,
  buildDirectory: buildFolder(WORDS),
  // A page that no address leads to, for unknown ones.
  prerender: async ({ getStaticPaths }) => [...getStaticPaths(), notFoundPath(WORDS)],
} satisfies Config;
