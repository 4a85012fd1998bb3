import { type ReactNode, Suspense } from 'react';

/**
 * What lies below the first screen: it is laid out when it comes near, and made interactive after what is above it, in
 * a task of its own. Its links work without either.
 */
export function BelowFold({ fullWidth, children }: { fullWidth?: boolean; children: ReactNode }) {
  return (
    // The room at its sides is for focus rings, which would be cut off at the edge.
    <div className={fullWidth ? 'below-fold' : 'below-fold -mx-4 px-4'}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
