/** A page that the header, the footer and the home page lead to. */
export interface Destination {
  path: string;
  label: string;
}

export const HOME: Destination = { path: '/', label: 'Home' };

/** The tools, in the order of the header. */
export const TOOLS: readonly Destination[] = [{ path: '/resize', label: 'Resize' }];
