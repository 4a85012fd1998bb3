import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './pages.ts';
import { buildFolder } from './words.ts';

/** A process that builds the pages of languages, one language at a time. A build that fails ends this process too. */
export class PagesBuild {
  private readonly root: string;
  private readonly child: ChildProcess;
  private isEnding = false;

  constructor(root: string) {
    this.root = root;
    this.child = fork(join(root, 'scripts/build/pages.ts'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit', 'ipc'],
    });
    this.child.on('exit', (status) => {
      if (!this.isEnding) process.exit(status || 1);
    });
  }

  /** @returns when its scripts are written, and when its pages are */
  build(words: string): Record<Stage, Promise<void>> {
    const reached = async (stage: Stage) => {
      for (;;) {
        const [reported] = await once(this.child, 'message');
        if (reported === stage) return;
      }
    };
    const assets = reached('assets');
    const pages = reached('pages').then(() => {
      // Every page is prerendered, so the server bundle is not needed any more.
      rmSync(join(this.root, buildFolder(words), 'server'), { recursive: true, force: true });
    });
    this.child.send(words);
    return { assets, pages };
  }

  end(): void {
    this.isEnding = true;
    this.child.disconnect();
  }
}
