import type { Config } from '@react-router/dev/config';

/** Every page is a static file: the server only sends what the build wrote. */
export default {
  ssr: false,
  // Apart from the product's own build, which never has made-up words.
  buildDirectory: process.env.WORDS === 'pseudo' ? 'build/pseudo' : 'build',
  prerender: async ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
