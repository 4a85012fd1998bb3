/**
 * Edits between two words, counted up to `limit`: insertions, deletions, substitutions and transpositions of neighbours
 * (the "optimal string alignment" form of the Damerau-Levenshtein distance).
 * @returns the distance; `limit + 1` for anything beyond
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/**
 * The number of edits to allow. Three letters are too few to distinguish a typo from another word; the vocabulary lists
 * such typos explicitly.
 */
export function forgiven(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The known word that was probably meant. The first letter must be right, or transposed with the second: typos there
 * are rare, and without the rule "match" would become "batch".
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.min(forgiven(word.length), 2) + 1;
  if (bestDistance === 1) return undefined;
  for (const candidate of known) {
    if (candidate.length < 4) continue;
    const sameStart = candidate[0] === word[0] || (candidate[0] === word[1] && candidate[1] === word[0]);
    if (!sameStart) continue;
    const distance = editDistance(word, candidate, bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
