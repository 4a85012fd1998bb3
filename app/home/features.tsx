import { Layers, LockKeyhole, Zap } from 'lucide-react';
import { BATCH_LIMIT } from '#catalogue/tools.ts';
import { Section } from './section.tsx';

const FEATURES = [
  {
    icon: Zap,
    title: 'Lightning Fast',
    text: 'There is no upload to wait for. The work starts the moment you press the button, on all cores of your device.',
  },
  {
    icon: LockKeyhole,
    title: '100% Private',
    text: 'Your images are opened, changed and saved in your own browser. They are never uploaded.',
  },
  {
    icon: Layers,
    title: 'Batch Processing',
    text: `Up to ${BATCH_LIMIT} images in one go with the same settings. Download them as a ZIP or one by one.`,
  },
] as const;

export function Features() {
  return (
    <Section title="Made for people who care about their pictures">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />
            <h3 className="mt-3 text-lead font-bold">{title}</h3>
            <p className="mt-1 max-w-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
