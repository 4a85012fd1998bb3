import type { Aim } from './aims.ts';

/* Apart from the aims' schemas, since the worker reads no recipes and loads no schemas. */

/** Whether an aim may encode several times, with settings that a search chooses. */
export function searches({ aim }: Pick<Aim, 'aim'>): boolean {
  switch (aim) {
    case 'encode':
      return false;
    case 'compress':
    case 'size':
    case 'score':
      return true;
  }
}
