import { blurAlongRow, blurDownColumn, REACH, TAPS } from './blur';

/** SSIM's constant C2, which stabilises the division by small variances. */
const C2: f32 = 0.0009;

/** Sums per block: three error maps, each as it is and to the fourth power. */
export const SUMS = 6;

/** Bytes per four pixels in each kind of row. Their values are interleaved, so that one address is enough for all. */
export const REFERENCE_RING = 32; // blurred values, blurred squares
export const KEPT = 48; // value, mean, variance
export const CANDIDATE_RING = 64; // value, blurred values, blurred squares, blurred products with the reference

/** One colour plane of one scale. */
@unmanaged
export class Plane {
  width: i32;
  height: i32;
  /** The last nine rows of the reference, blurred along the row. */
  referenceRing: usize;
  /** Pixels at each side that the sums exclude: none, or a whole vector. */
  margin: i32;
  /** Statistics of the reference: all rows, or the last few. */
  kept: usize;
  keptRows: i32;
  /** The last nine rows of the candidate, blurred along the row. */
  candidateRing: usize;
  /** `SUMS` f64 values per block, block after block. */
  sums: usize;
  /** Width of a block in vectors of four pixels, and its height in rows. */
  blockVectors: i32;
  blockRows: i32;
  /** Number of blocks across the picture. */
  blocksAcross: i32;
}

function vectorsOf(plane: Plane): i32 {
  return (plane.width + 3) >> 2;
}

function rowOf(start: usize, y: i32, rows: i32, vectors: i32, bytes: i32): usize {
  return start + <usize>(y % rows) * <usize>(vectors * bytes);
}

function keptRow(plane: Plane, y: i32): usize {
  // One vector longer than the row, since the blur reads ahead.
  return rowOf(plane.kept, y, plane.keptRows, vectorsOf(plane) + 1, KEPT);
}

/** The address of a row in a ring buffer, or of a row of zeroes outside the picture. */
function ringRow(plane: Plane, ring: usize, bytes: i32, y: i32, zeroes: usize): usize {
  return y < 0 || y >= plane.height ? zeroes : rowOf(ring, y, TAPS, vectorsOf(plane), bytes);
}

/** Adds a row of the reference. @param row followed by at least four zeroes */
export function addReference(plane: Plane, y: i32, row: usize): void {
  let out = rowOf(plane.referenceRing, y, TAPS, vectorsOf(plane), REFERENCE_RING);
  let known = keptRow(plane, y);
  let from = row;
  let before = f32x4.splat(0);
  let here = v128.load(from);
  let beforeSquare = before;
  let hereSquare = f32x4.mul(here, here);
  for (let i = vectorsOf(plane); i > 0; i--) {
    const behind = v128.load(from, 16);
    const behindSquare = f32x4.mul(behind, behind);
    v128.store(known, here);
    v128.store(out, blurAlongRow(before, here, behind));
    v128.store(out, blurAlongRow(beforeSquare, hereSquare, behindSquare), 16);
    before = here;
    here = behind;
    beforeSquare = hereSquare;
    hereSquare = behindSquare;
    from += 16;
    known += KEPT;
    out += REFERENCE_RING;
  }
}

/** Computes mean and variance of a row of the reference, once the rows that the blur needs have been added. */
export function finishReference(plane: Plane, y: i32, zeroes: usize): void {
  const ring = plane.referenceRing;
  let r0 = ringRow(plane, ring, REFERENCE_RING, y - 4, zeroes);
  let r1 = ringRow(plane, ring, REFERENCE_RING, y - 3, zeroes);
  let r2 = ringRow(plane, ring, REFERENCE_RING, y - 2, zeroes);
  let r3 = ringRow(plane, ring, REFERENCE_RING, y - 1, zeroes);
  let r4 = ringRow(plane, ring, REFERENCE_RING, y, zeroes);
  let r5 = ringRow(plane, ring, REFERENCE_RING, y + 1, zeroes);
  let r6 = ringRow(plane, ring, REFERENCE_RING, y + 2, zeroes);
  let r7 = ringRow(plane, ring, REFERENCE_RING, y + 3, zeroes);
  let r8 = ringRow(plane, ring, REFERENCE_RING, y + 4, zeroes);
  let out = keptRow(plane, y);
  for (let i = vectorsOf(plane); i > 0; i--) {
    const mean = blurDownColumn(r0, r1, r2, r3, r4, r5, r6, r7, r8);
    const square = blurDownColumn(r0 + 16, r1 + 16, r2 + 16, r3 + 16, r4 + 16, r5 + 16, r6 + 16, r7 + 16, r8 + 16);
    v128.store(out, mean, 16);
    v128.store(out, f32x4.sub(square, f32x4.mul(mean, mean)), 32);
    r0 += REFERENCE_RING;
    r1 += REFERENCE_RING;
    r2 += REFERENCE_RING;
    r3 += REFERENCE_RING;
    r4 += REFERENCE_RING;
    r5 += REFERENCE_RING;
    r6 += REFERENCE_RING;
    r7 += REFERENCE_RING;
    r8 += REFERENCE_RING;
    out += KEPT;
  }
}

/** Adds a row of the candidate, after the same row of the reference. */
export function addCandidate(plane: Plane, y: i32, row: usize): void {
  let out = rowOf(plane.candidateRing, y, TAPS, vectorsOf(plane), CANDIDATE_RING);
  let known = keptRow(plane, y);
  let from = row;
  let before = f32x4.splat(0);
  let here = v128.load(from);
  let beforeSquare = before;
  let hereSquare = f32x4.mul(here, here);
  let beforeProduct = before;
  let hereProduct = f32x4.mul(here, v128.load(known));
  for (let i = vectorsOf(plane); i > 0; i--) {
    const behind = v128.load(from, 16);
    const behindSquare = f32x4.mul(behind, behind);
    const behindProduct = f32x4.mul(behind, v128.load(known, KEPT));
    v128.store(out, here);
    v128.store(out, blurAlongRow(before, here, behind), 16);
    v128.store(out, blurAlongRow(beforeSquare, hereSquare, behindSquare), 32);
    v128.store(out, blurAlongRow(beforeProduct, hereProduct, behindProduct), 48);
    before = here;
    here = behind;
    beforeSquare = hereSquare;
    hereSquare = behindSquare;
    beforeProduct = hereProduct;
    hereProduct = behindProduct;
    from += 16;
    known += KEPT;
    out += CANDIDATE_RING;
  }
}

function fourth(value: v128): v128 {
  const square = f32x4.mul(value, value);
  return f32x4.mul(square, square);
}

/** Adds the four lanes to an f64. */
function addTo(sum: usize, lanes: v128): void {
  const two = f64x2.add(
    f64x2.promote_low_f32x4(lanes),
    f64x2.promote_low_f32x4(v128.shuffle<f32>(lanes, lanes, 2, 3, 0, 1)),
  );
  store<f64>(sum, load<f64>(sum) + f64x2.extract_lane(two, 0) + f64x2.extract_lane(two, 1));
}

/** Adds up the errors of a row of the candidate, once the rows that the blur needs have been added. */
export function compare(plane: Plane, y: i32, zeroes: usize): void {
  const ring = plane.candidateRing;
  let r0 = ringRow(plane, ring, CANDIDATE_RING, y - 4, zeroes);
  let r1 = ringRow(plane, ring, CANDIDATE_RING, y - 3, zeroes);
  let r2 = ringRow(plane, ring, CANDIDATE_RING, y - 2, zeroes);
  let r3 = ringRow(plane, ring, CANDIDATE_RING, y - 1, zeroes);
  let r4 = ringRow(plane, ring, CANDIDATE_RING, y, zeroes);
  let r5 = ringRow(plane, ring, CANDIDATE_RING, y + 1, zeroes);
  let r6 = ringRow(plane, ring, CANDIDATE_RING, y + 2, zeroes);
  let r7 = ringRow(plane, ring, CANDIDATE_RING, y + 3, zeroes);
  let r8 = ringRow(plane, ring, CANDIDATE_RING, y + 4, zeroes);
  let known = keptRow(plane, y);
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  const c2 = f32x4.splat(C2);
  // The left margin is a whole vector; the right one shortens the row.
  const skipped: usize = plane.margin > 0 ? 1 : 0;
  r0 += skipped * CANDIDATE_RING;
  r1 += skipped * CANDIDATE_RING;
  r2 += skipped * CANDIDATE_RING;
  r3 += skipped * CANDIDATE_RING;
  r4 += skipped * CANDIDATE_RING;
  r5 += skipped * CANDIDATE_RING;
  r6 += skipped * CANDIDATE_RING;
  r7 += skipped * CANDIDATE_RING;
  r8 += skipped * CANDIDATE_RING;
  known += skipped * KEPT;
  let left = plane.width - 2 * plane.margin;
  let sum = plane.sums + <usize>((y / plane.blockRows) * plane.blocksAcross * SUMS * 8);
  while (left > 0) {
    let ssim = zero;
    let ssim4 = zero;
    let artifact = zero;
    let artifact4 = zero;
    let detailLoss = zero;
    let detailLoss4 = zero;
    for (let i = plane.blockVectors; i > 0 && left > 0; i--) {
      const inside = left >= 4 ? i32x4.splat(-1) : i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(left));
      const mean1 = v128.load(known, 16);
      const mean2 = blurDownColumn(r0 + 16, r1 + 16, r2 + 16, r3 + 16, r4 + 16, r5 + 16, r6 + 16, r7 + 16, r8 + 16);
      const square2 = blurDownColumn(r0 + 32, r1 + 32, r2 + 32, r3 + 32, r4 + 32, r5 + 32, r6 + 32, r7 + 32, r8 + 32);
      const product = blurDownColumn(r0 + 48, r1 + 48, r2 + 48, r3 + 48, r4 + 48, r5 + 48, r6 + 48, r7 + 48, r8 + 48);

      // SSIM error without the luminance denominator: 1 - (1 - (m1 - m2)²) (2 c12 + C2) / (v1 + v2 + C2).
      const apart = f32x4.sub(mean1, mean2);
      const variance2 = f32x4.sub(square2, f32x4.mul(mean2, mean2));
      const covariance = f32x4.sub(product, f32x4.mul(mean1, mean2));
      const above = f32x4.mul(
        f32x4.sub(one, f32x4.mul(apart, apart)),
        f32x4.add(f32x4.add(covariance, covariance), c2),
      );
      const below = f32x4.add(f32x4.add(v128.load(known, 32), variance2), c2);
      const ssimError = v128.and(f32x4.max(f32x4.sub(one, f32x4.div(above, below)), zero), inside);
      ssim = f32x4.add(ssim, ssimError);
      ssim4 = f32x4.add(ssim4, fourth(ssimError));

      // Edge difference: positive for an artifact, negative for detail loss.
      const edge1 = f32x4.add(one, f32x4.abs(f32x4.sub(v128.load(known), mean1)));
      const edge2 = f32x4.add(one, f32x4.abs(f32x4.sub(v128.load(r4), mean2)));
      const edges = v128.and(f32x4.sub(f32x4.div(edge2, edge1), one), inside);
      const more = f32x4.max(edges, zero);
      const less = f32x4.sub(more, edges);
      artifact = f32x4.add(artifact, more);
      artifact4 = f32x4.add(artifact4, fourth(more));
      detailLoss = f32x4.add(detailLoss, less);
      detailLoss4 = f32x4.add(detailLoss4, fourth(less));

      r0 += CANDIDATE_RING;
      r1 += CANDIDATE_RING;
      r2 += CANDIDATE_RING;
      r3 += CANDIDATE_RING;
      r4 += CANDIDATE_RING;
      r5 += CANDIDATE_RING;
      r6 += CANDIDATE_RING;
      r7 += CANDIDATE_RING;
      r8 += CANDIDATE_RING;
      known += KEPT;
      left -= 4;
    }
    // In the order of the published weights: the 1-norms of the three maps, then their 4-norms.
    addTo(sum, ssim);
    addTo(sum + 8, artifact);
    addTo(sum + 16, detailLoss);
    addTo(sum + 24, ssim4);
    addTo(sum + 32, artifact4);
    addTo(sum + 40, detailLoss4);
    sum += SUMS * 8;
  }
}

/** Rows of delay: the vertical blur of a row needs this number of rows below it. */
export const DELAY = REACH;
