/* Results of decoding: `REFUSALS` in ../refusal.ts has the same order. */

export const FINE = 0;
/** An invalid Huffman code, or a run or size that the process does not have. */
export const BAD_CODE = 1;
/** The entropy-coded data has fewer bits than the scan's MCUs, or at least a byte more. */
export const BAD_LENGTH = 2;
/** A restart marker is missing, unexpected or out of order. */
export const BAD_RESTART = 3;
/** No marker follows the entropy-coded data. */
export const TRUNCATED = 4;
/** A DC coefficient is far outside the range of 8-bit samples. */
export const BAD_COEFFICIENT = 5;
