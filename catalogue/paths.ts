/** An address on this site, from its root. */
export type Path = `/${string}`;

/** What `paths.ts` of a language exports. */
export interface PagePaths {
  PREFIX: string;
  PAGE_PATHS: Readonly<Record<string, Path>>;
}

/** What its `catalogue/paths.ts` exports. */
export interface LandingPaths {
  LANDING_PATHS: Readonly<Record<string, Path>>;
}
