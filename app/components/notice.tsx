import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  info: { icon: Info, style: 'text-muted', role: undefined },
  error: { icon: CircleAlert, style: 'text-bad', role: 'alert' },
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

/** A permanent message next to its subject, with an icon, so that colour is never the only sign. */
export function Notice({ tone, className, children }: NoticeProps) {
  const { icon: Icon, style, role } = TONES[tone];
  return (
    <div role={role} className={classNames('flex items-start gap-2 text-small', style, className)}>
      <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
