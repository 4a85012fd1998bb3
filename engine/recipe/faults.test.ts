import { describe, expect, it } from 'vitest';
import { faultsIn, type RecipeFault } from './faults.ts';

const faults = (text: string) => faultsIn(new URLSearchParams(text));

describe('what reading a recipe would ignore', () => {
  it.each([
    '',
    'width=1600&enlarge=no&format=webp&quality=80',
    'edge=1600&then=resize&percent=50',
    'crop=0,0,10,10&rotate=90&flip=vertical',
    'edits=none&target=none&score=none&quality=none',
    'quality=auto',
    'aim=compress&target=200kb&tolerance=3%',
    'format=JPEG&metadata=keep&background=ff00aa',
  ])('is nothing of %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each<[string, RecipeFault]>([
    ['widht=1600', { code: 'unknown-key', key: 'widht' }],
    ['width=0', { code: 'bad-value', key: 'width', text: '0', values: '1 to 65535' }],
    ['quality=110', { code: 'bad-value', key: 'quality', text: '110', values: '1 to 100, none' }],
    ['crop=1,2', { code: 'bad-value', key: 'crop', text: '1,2', values: 'left,top,width,height' }],
    ['crop=0,0,0,0', { code: 'incomplete-edit', key: 'crop', edit: 'crop' }],
    ['fit=cover', { code: 'incomplete-edit', key: 'fit', edit: 'resize' }],
    ['width=10&percent=5', { code: 'incomplete-edit', key: 'width', edit: 'resize' }],
    ['target=50kb&at-least=60kb', { code: 'needs-target', key: 'at-least', text: '60kb' }],
    ['at-least=60kb', { code: 'needs-target', key: 'at-least', text: '60kb' }],
    ['target=200kb&score=80', { code: 'several-aims', keys: ['target', 'score'] }],
  ])('%s', (text, fault) => {
    expect(faults(text)).toContainEqual(fault);
  });

  it.each(['format=heic', 'aim=none', 'then=crops', 'edits=all', 'metadata=some'])('the value of %s', (text) => {
    expect(faults(text)).toMatchObject([{ code: 'bad-value' }]);
  });
});
