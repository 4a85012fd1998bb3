import { Spinner } from '#app/components/spinner.tsx';

/** A placeholder for a picture: invariant under scale, and on its own side of the divider. */
export function Waiting({ side }: { side: 'before' | 'after' }) {
  return (
    <div className={`grid h-full w-1/2 place-items-center ${side === 'after' ? 'ml-auto' : ''}`}>
      <span className="scale-[calc(1.5/var(--scale,1))]">
        <Spinner />
      </span>
    </div>
  );
}
