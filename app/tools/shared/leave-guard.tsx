import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { toolWords } from '#words/tools.ts';

/** Asks before the visitor leaves a page with unsaved work. */
export function LeaveGuard({ unfinished, reason }: { unfinished: boolean; reason: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unfinished && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unfinished) return;
    // When the tab is closed or another page is loaded, the browser asks in its own words.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unfinished]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return dialog.current?.close();
    dialog.current?.showModal();
    // The browser would focus the first button, and Enter without reading would lose the work.
    stay.current?.focus();
  }, [blocker.state]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-title"
      aria-describedby="leave-reason"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-surface border border-line bg-surface p-6 text-text shadow-float"
      onCancel={() => blocker.reset?.()}
    >
      <h2 id="leave-title" className="text-lead font-semibold">
        {toolWords.leaveTitle}
      </h2>
      <p id="leave-reason" className="mt-2 text-muted">
        {reason}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={() => blocker.proceed?.()}>{toolWords.leave}</Button>
        <Button ref={stay} kind="primary" onClick={() => blocker.reset?.()}>
          {toolWords.stay}
        </Button>
      </div>
    </dialog>
  );
}
