import { RotateCcw } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { Button } from '#app/components/button.tsx';
import { lookForNewerBuild } from '#app/offline/newer-build.ts';
import { toolWords } from '#words/tools.ts';

/** A button for another attempt at a part of the site that has not arrived. With it, a newer build is offered if there is one. */
export function TryAgain(props: Pick<ComponentProps<typeof Button>, 'type' | 'onClick' | 'className'>) {
  useEffect(() => void lookForNewerBuild(), []);
  return (
    <Button icon={RotateCcw} {...props}>
      {toolWords.tryAgain}
    </Button>
  );
}
