import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#app/components/icon-button.tsx';
import { frameWords } from '#words/frame.ts';
import { useTheme } from './theme.ts';

/** Offers the other theme. The initial one is the system's. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={frameWords.theme[other]} icon={theme === 'dark' ? Sun : Moon} onClick={() => choose(other)} />
  );
}
