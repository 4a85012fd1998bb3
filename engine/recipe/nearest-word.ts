/** The largest distance between a typed word and a known one. */
const MOST_EDITS = 2;

/** Returns the Levenshtein distance: insertions, deletions and replacements of letters. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      next.push(Math.min((row[j] ?? 0) + (letter === other[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Returns the known word that is nearest to a typed one; undefined if none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  const near = words
    .map((word) => ({ word, far: edits(text, word.toLowerCase()) }))
    // At least half of a short word must be right.
    .filter(({ word, far }) => far <= Math.min(MOST_EDITS, Math.floor(word.length / 2)))
    .sort((a, b) => a.far - b.far);
  return near[0]?.word;
}
