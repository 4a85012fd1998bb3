interface ProgressBarProps {
  /** The current activity. */
  label: string;
  /** 0 to 1. */
  done: number;
}

export function ProgressBar({ label, done }: ProgressBarProps) {
  const percent = Math.round(done * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 w-full overflow-hidden rounded-full bg-line forced-colors:bg-[GrayText]"
    >
      <div
        className="h-full w-full origin-left rounded-full bg-accent transition-transform forced-colors:bg-[CanvasText]"
        style={{ transform: `scaleX(${Math.max(0.02, done)})` }}
      />
    </div>
  );
}
