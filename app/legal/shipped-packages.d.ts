/** Every package of which something reaches the browser, as the build notes it (scripts/build/shipped.ts). For loaders. */
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
