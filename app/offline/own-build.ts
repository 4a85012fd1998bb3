/** The address of the manifest of the build that this page belongs to, which names the build. */
export const ownManifest = (): string | undefined =>
  document.querySelector('link[rel="modulepreload"][href^="/assets/manifest-"]')?.getAttribute('href') ?? undefined;
