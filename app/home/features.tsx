import { Layers, LockKeyhole, Zap } from 'lucide-react';
import { homeWords } from '#words/home.ts';
import { Section } from './section.tsx';

const WORDS = homeWords.features;

const FEATURES = [
  { icon: Zap, ...WORDS.fast },
  { icon: LockKeyhole, ...WORDS.private },
  { icon: Layers, ...WORDS.batch },
];

export function Features() {
  return (
    <Section title={WORDS.title}>
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
