/** Every package with code in the browser, as the build records it (scripts/build/shipped.ts). For loaders. */
declare module 'virtual:shipped-packages' {
  const packages: readonly {
    name: string;
    version: string;
    licence: string;
    source: string;
    contains: readonly { name: string; version?: string; licence: string }[];
  }[];
  export default packages;
}
