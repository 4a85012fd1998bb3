/** Fetches and compiles the kernel. The types of its exports are not a page's. */
export type LoadPngKernel = () => Promise<WebAssembly.Module>;
