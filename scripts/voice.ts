import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GUIDE = readFileSync(join(import.meta.dirname, '../docs/voice.md'), 'utf8');

/** A part of docs/voice.md: ten rules, the examples and the forbidden phrases. */
export interface Voice {
  rules: string[];
  befores: string[];
  afters: string[];
  /** Every forbidden phrase in a text, with a few words around it. */
  slips(text: string): string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const linesOf = (guide: string, label: string) =>
  [...guide.matchAll(new RegExp(`^- ${label}: (.*)$`, 'gm'))].map(([, text = '']) => text);

/** @param title the heading of the part */
export function voiceOf(title: string): Voice {
  const guide = GUIDE.split(/^# /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  // Plain words in any case, or an expression between slashes.
  const forbidden = linesOf(guide, 'Never').flatMap((list) =>
    [...list.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => {
      const expression = /^\/(.*)\/$/.exec(phrase)?.[1];
      return { phrase, pattern: new RegExp(expression ?? `(?<!\\w)${escaped(phrase)}(?!\\w)`, 'i') };
    }),
  );
  return {
    rules: guide.split(/^## /m).slice(1),
    befores: linesOf(guide, 'Before'),
    afters: linesOf(guide, 'After'),
    slips: (text) =>
      forbidden.flatMap(({ phrase, pattern }) => {
        const match = pattern.exec(text);
        return match ? [`${phrase}: …${text.slice(Math.max(0, match.index - 40), match.index + 50)}…`] : [];
      }),
  };
}
