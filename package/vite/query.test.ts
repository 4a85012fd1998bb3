import { describe, expect, it } from 'vitest';
import { emittedRecipe } from './emitted.ts';
import { requestedPicture } from './query.ts';

describe('the query of an import', () => {
  it('is the text of a recipe, in the order of its keys', () => {
    expect(requestedPicture('/a/photo.jpg?rotate=90&width=800&format=webp&quality=70')).toEqual({
      file: '/a/photo.jpg',
      recipe: {
        edits: [
          { do: 'rotate', quarterTurns: 1 },
          { do: 'resize', width: 800 },
        ],
        output: { aim: 'encode', format: 'webp', quality: 70 },
      },
      how: 'url',
    });
  });

  it.each([
    ['resize=800', { do: 'resize', width: 800, enlarge: false }],
    ['resize=800x600', { do: 'resize', width: 800, height: 600, enlarge: false }],
    ['resize=x600', { do: 'resize', height: 600, enlarge: false }],
    ['resize=50%25', { do: 'resize', percent: 50, enlarge: false }],
    ['resize=800&enlarge=yes', { do: 'resize', width: 800, enlarge: true }],
  ])('%s', (query, edit) => {
    expect(requestedPicture(`/photo.jpg?${query}`)?.recipe.edits).toEqual([edit]);
  });

  it('leaves the form of the import to Vite', () => {
    expect(requestedPicture('/photo.jpg?width=8&inline')?.how).toBe('inline');
    expect(requestedPicture('/photo.jpg?width=8&url&t=17')?.how).toBe('url');
  });

  it.each(['/photo.jpg', '/photo.jpg?url', '/photo.jpg?raw', '/page.ts?width=800', '/photo.jpg?t=1700000000'])(
    '%s is nothing of ours',
    (id) => {
      expect(requestedPicture(id)).toBeUndefined();
    },
  );

  it('a mistake stops the build', () => {
    expect(() => requestedPicture('/photo.jpg?widht=8&format=webp')).toThrow('widht');
    expect(() => requestedPicture('/photo.jpg?resize=big')).toThrow('resize=big');
    expect(() => requestedPicture('/photo.jpg?width=8&quality=110')).toThrow('quality=110: expected 1 to 100');
    expect(() => requestedPicture('/photo.jpg?fit=cover')).toThrow('makes no resize');
    expect(() => emittedRecipe('aim=compress&qualtiy=60')).toThrow('qualtiy');
  });
});
