import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Spinner } from '#app/components/spinner.tsx';
import { STATUS } from '#words/batch.ts';
import type { BatchItem } from './batch.ts';

type State = keyof typeof STATUS;

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;

const LOOKS: Readonly<Record<State, { icon: ReactNode; style?: string }>> = {
  ready: { icon: <CircleDashed {...ICON} />, style: 'text-muted' },
  small: { icon: <CircleDashed {...ICON} />, style: 'text-muted' },
  waiting: { icon: <Clock {...ICON} />, style: 'text-muted' },
  processing: { icon: <Spinner /> },
  complete: { icon: <CircleCheck {...ICON} />, style: 'font-medium text-good' },
  error: { icon: <CircleAlert {...ICON} />, style: 'font-medium text-bad' },
};

function stateOf({ status, progress }: BatchItem, isSmall: boolean): State {
  if (status === 'processing' && progress?.stage === 'queued') return 'waiting';
  return status === 'ready' && isSmall ? 'small' : status;
}

/** A file's state: an icon and a word. */
export function RowStatus({ item, isSmall }: { item: BatchItem; isSmall: boolean }) {
  const state = stateOf(item, isSmall);
  const { icon, style } = LOOKS[state];
  return (
    <p className={classNames('flex items-center gap-2', style)}>
      {icon}
      {STATUS[state]}
    </p>
  );
}
