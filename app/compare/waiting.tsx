import { Spinner } from '#app/components/spinner.tsx';
import { useArriving } from '#app/engine/use-arriving.tsx';

/** A placeholder for a picture: invariant under scale, and on its own side of the divider. */
export function Waiting({ side }: { side: 'before' | 'after' }) {
  const arriving = useArriving();
  return (
    <div className={`grid h-full w-1/2 place-items-center ${side === 'after' ? 'ml-auto' : ''}`}>
      {arriving && side === 'before' ? (
        <span className="scale-[calc(1/var(--scale,1))]">{arriving}</span>
      ) : (
        <span className="scale-[calc(1.5/var(--scale,1))]">
          <Spinner />
        </span>
      )}
    </div>
  );
}
