import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { Spinner } from '#app/components/spinner.tsx';
import { STATUS } from '#words/batch.ts';
import type { BatchItem } from './batch.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;

/** A file's state: an icon and a word. */
export function RowStatus({ item, isSmall }: { item: BatchItem; isSmall: boolean }) {
  switch (item.status) {
    case 'ready':
      return (
        <p className="flex items-center gap-2 text-muted">
          <CircleDashed {...ICON} />
          {STATUS[isSmall ? 'small' : 'ready']}
        </p>
      );
    case 'processing':
      return item.progress?.stage === 'queued' ? (
        <p className="flex items-center gap-2 text-muted">
          <Clock {...ICON} />
          {STATUS.waiting}
        </p>
      ) : (
        <p className="flex items-center gap-2">
          <Spinner />
          {STATUS.processing}
        </p>
      );
    case 'complete':
      return (
        <p className="flex items-center gap-2 font-medium text-good">
          <CircleCheck {...ICON} />
          {STATUS.complete}
        </p>
      );
    case 'error':
      return (
        <p className="flex items-center gap-2 font-medium text-bad">
          <CircleAlert {...ICON} />
          {STATUS.error}
        </p>
      );
  }
}
