/** Edits (Levenshtein) between two words that are at most so many for one to be taken for the other. */
const MOST_EDITS = 2;

/** Single letters to insert, delete or replace (Levenshtein). */
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

/** The word that was meant, of those that there are; undefined where none is near. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  const near = words
    .map((word) => ({ word, far: edits(text, word.toLowerCase()) }))
    // Of a short word most letters have to be right.
    .filter(({ word, far }) => far <= Math.min(MOST_EDITS, Math.floor(word.length / 2)))
    .sort((a, b) => a.far - b.far);
  return near[0]?.word;
}
