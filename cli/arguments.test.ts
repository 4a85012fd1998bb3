import { expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { flagsOfCommandLine } from './command-line.ts';

it.each([
  ['a.jpg --lossless --to webp', 'a.jpg --lossless=yes --to webp'],
  ['--lossless a.jpg --progressive', '--lossless=yes a.jpg --progressive=yes'],
  ['--lossless no --enlarge YES a.jpg', '--lossless=no --enlarge=YES a.jpg'],
  ['--no-lossless --no-enlarge a.jpg', '--lossless=no --enlarge=no a.jpg'],
  ['--lossless=no a.jpg', '--lossless=no a.jpg'],
  ['-auto-orient a.jpg -resize 1600x1600>', 'a.jpg --resize 1600x1600>'],
  ['--keep-format opened a.jpg', '--keep-format=opened a.jpg'],
  ['-p a.jpg', '--progressive=yes a.jpg'],
  ['-resize 50% -quality 80 -format webp -path out a.jpg', '--resize 50% --quality 80 --format webp --out out a.jpg'],
  ['-strip -flop -flip a.jpg', '--metadata=strip --flip=horizontal --flip=vertical a.jpg'],
  ['--flip horizontal a.jpg', '--flip=horizontal a.jpg'],
  ['-density 300 -gravity north -crop 8x8', '--dpi 300 --position north --crop 8x8'],
  ['-sampling-factor 4:2:0', '--chroma 4:2:0'],
  ['-i a.jpg b.jpg -o out', 'a.jpg b.jpg -o out'],
  ['--input a.jpg --output out.webp', 'a.jpg --out out.webp'],
  ['--output=out a.jpg', '--out=out a.jpg'],
  ['a.jpg --suffix -small', 'a.jpg --suffix -small'],
  ['a.jpg --suffix -strip -rn', 'a.jpg --suffix -strip -rn'],
  ['-qualty 80 --qualty 80', '-qualty 80 --qualty 80'],
  ['- -o -', '- -o -'],
  ['--lossless -- -strip', '--lossless=yes -- -strip'],
])('%s is read as %s', (typed, read) => {
  expect(readArguments(typed.split(' '), flagsOfCommandLine()).join(' ')).toBe(read);
});

it.each(['a.jpg -q --out o', 'a.jpg --out --quality 80', 'a.jpg --suffix --force'])('%s lacks a value', (typed) => {
  expect(() => readArguments(typed.split(' '), flagsOfCommandLine())).toThrow(/: a value must follow, not --/);
});
