import type { Config } from '@react-router/dev/config';

/** Every page is a static file: the server only sends what the build wrote. */
export default {
  ssr: false,
  prerender: async ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
