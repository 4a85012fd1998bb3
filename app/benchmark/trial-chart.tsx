import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { benchmarkWords } from '#words/benchmark.ts';
import { formatBytes } from '#words/bytes.ts';
import type { TrialOutcome } from './outcome.ts';

/** A trial's times as bars on one scale, with sizes and scores, and its winner in a sentence. */
export function TrialChart({ outcome }: { outcome: TrialOutcome }) {
  const id = useId();
  const { trial, entries, failed, unable, verdicts } = outcome;
  const slowest = Math.max(...entries.map(({ ms }) => ms));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {trial.title}
      </h3>
      <table className="mt-3 block w-full text-left text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{benchmarkWords.columns.library}</th>
            <th scope="col">{benchmarkWords.columns.time}</th>
            <th scope="col">{benchmarkWords.columns.size}</th>
            {trial.judged && <th scope="col">{benchmarkWords.columns.score}</th>}
          </tr>
        </thead>
        <tbody className="block">
          {entries.map(({ peer, label, ours, ms, bytes, score }) => (
            <tr
              key={peer}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[12rem_minmax(0,1fr)_5rem_5rem] sm:items-center"
            >
              <th scope="row" className={classNames('min-w-0', ours ? 'font-semibold' : 'font-normal')}>
                {label}
              </th>
              <td className="order-last col-span-2 flex items-center gap-3 sm:order-none sm:col-span-1">
                <span aria-hidden className="h-2 min-w-0 flex-1">
                  <span
                    className={classNames(
                      'block h-full rounded-full forced-colors:bg-[CanvasText]',
                      ours ? 'bg-text' : 'bg-edge',
                    )}
                    style={{ width: `${Math.max(1, (100 * ms) / slowest)}%` }}
                  />
                </span>
                <span className={classNames('w-18 shrink-0 text-right', ours && 'font-semibold')}>
                  {benchmarkWords.milliseconds(ms)}
                </span>
              </td>
              <td className="text-right">{formatBytes(bytes)}</td>
              {trial.judged && (
                <td className="col-start-2 text-right text-muted sm:col-start-auto">
                  {score === undefined ? '–' : benchmarkWords.score(score)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 flex flex-col gap-1 text-small">
        {verdicts.map(({ lost, text }) => {
          const Icon = lost ? TriangleAlert : Check;
          return (
            <li key={text} className={classNames('flex items-start gap-2', lost ? 'font-medium' : 'text-muted')}>
              <Icon aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
              <span className="min-w-0">{text}</span>
            </li>
          );
        })}
        {failed.map(({ label, reason }) => (
          <li key={label} className="text-muted">
            {benchmarkWords.broke(label, reason)}
          </li>
        ))}
        {unable.length > 0 && <li className="text-muted">{benchmarkWords.unable(unable)}</li>}
      </ul>
    </section>
  );
}
