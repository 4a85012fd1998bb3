import { type ReactNode, Suspense } from 'react';

/**
 * Content below the first screen. It is laid out when it comes near, and hydrated after the content above it, in its
 * own task. Its links work without either.
 */
export function BelowFold({ fullWidth, children }: { fullWidth?: boolean; children: ReactNode }) {
  return (
    // The padding at its sides is for focus rings, which would be cut off at the edge.
    <div className={fullWidth ? 'below-fold' : 'below-fold -mx-4 px-4'}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
