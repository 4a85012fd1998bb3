const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Markup, places for values, code, addresses and colours: another language leaves them as they are. */
const KEPT = /(\{\w+\}|\]\([^)]*\)|`[^`]*`|\S+@\S+\.\w+|https?:\S+|#[0-9a-f]{6}\b)/;

/**
 * The text in a made-up language: each letter accented, each vowel doubled, which makes a sentence about 40% longer. Accented text
 * stays as it is, so the result can be passed through again.
 */
export function accent(text: string): string {
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[A-Za-z]/g, letter)))
    .join('');
}

function letter(plain: string): string {
  const accented = ACCENTED[plain] ?? plain;
  return /[aeiou]/i.test(plain) ? accented + accented.toLowerCase() : accented;
}
