import { along, down, REACH, TAPS } from './blur';

/** Keeps a fraction of two small numbers from being chance: the published constant. */
const C2: f32 = 0.0009;

/** Errors that are summed up: three maps, each by its mean and by its fourth power. */
export const SUMS = 6;

/** Bytes of four neighbours in a row of each kind. Their values lie side by side, so that one address serves them all. */
export const REFERENCE_RING = 32; // blurred values, blurred squares
export const KEPT = 48; // value, mean, variance
export const CANDIDATE_RING = 64; // value, blurred values, blurred squares, blurred products

/** One colour plane of one scale. */
@unmanaged
export class Plane {
  width: i32;
  height: i32;
  /** The reference, blurred along its rows: the last nine. */
  referenceRing: usize;
  /** Pixels at each side that are left out of the sums: none, or a whole vector. */
  margin: i32;
  /** What is known of the reference; all its rows or the last few. */
  kept: usize;
  keptRows: i32;
  /** The candidate, blurred along its rows: the last nine. */
  candidateRing: usize;
  /** `SUMS` numbers of 64 bits a block, block after block. */
  sums: usize;
  /** Vectors of four neighbours, and rows, that belong to one block. */
  blockVectors: i32;
  blockRows: i32;
  /** Blocks side by side. */
  blocksAcross: i32;
}

function vectorsOf(plane: Plane): i32 {
  return (plane.width + 3) >> 2;
}

function rowOf(start: usize, y: i32, rows: i32, vectors: i32, bytes: i32): usize {
  return start + <usize>(y % rows) * <usize>(vectors * bytes);
}

function keptRow(plane: Plane, y: i32): usize {
  // One vector more than the row has, since the blur looks ahead.
  return rowOf(plane.kept, y, plane.keptRows, vectorsOf(plane) + 1, KEPT);
}

/** Where a row of a ring is; beyond the picture there is one of zeroes. */
function ringRow(plane: Plane, ring: usize, bytes: i32, y: i32, zeroes: usize): usize {
  return y < 0 || y >= plane.height ? zeroes : rowOf(ring, y, TAPS, vectorsOf(plane), bytes);
}

/** Takes a row of the reference. @param row with four zeroes or more behind its end */
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
    v128.store(out, along(before, here, behind));
    v128.store(out, along(beforeSquare, hereSquare, behindSquare), 16);
    before = here;
    here = behind;
    beforeSquare = hereSquare;
    hereSquare = behindSquare;
    from += 16;
    known += KEPT;
    out += REFERENCE_RING;
  }
}

/** Mean and variance of a row of the reference, whose neighbours above and below have been taken. */
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
    const mean = down(r0, r1, r2, r3, r4, r5, r6, r7, r8);
    const square = down(r0 + 16, r1 + 16, r2 + 16, r3 + 16, r4 + 16, r5 + 16, r6 + 16, r7 + 16, r8 + 16);
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

/** Takes a row of the candidate, after the same row of the reference. */
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
    v128.store(out, along(before, here, behind), 16);
    v128.store(out, along(beforeSquare, hereSquare, behindSquare), 32);
    v128.store(out, along(beforeProduct, hereProduct, behindProduct), 48);
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

/** Adds the four lanes to a number of 64 bits. */
function addTo(sum: usize, lanes: v128): void {
  const two = f64x2.add(
    f64x2.promote_low_f32x4(lanes),
    f64x2.promote_low_f32x4(v128.shuffle<f32>(lanes, lanes, 2, 3, 0, 1)),
  );
  store<f64>(sum, load<f64>(sum) + f64x2.extract_lane(two, 0) + f64x2.extract_lane(two, 1));
}

/** Sums up the errors of a row of the candidate, whose neighbours above and below have been taken. */
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
  // A margin is a whole vector on the left; on the right it is where the row ends.
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
    let similar = zero;
    let similar4 = zero;
    let ringing = zero;
    let ringing4 = zero;
    let blurred = zero;
    let blurred4 = zero;
    for (let i = plane.blockVectors; i > 0 && left > 0; i--) {
      const inside = left >= 4 ? i32x4.splat(-1) : i32x4.lt_s(i32x4(0, 1, 2, 3), i32x4.splat(left));
      const mean1 = v128.load(known, 16);
      const mean2 = down(r0 + 16, r1 + 16, r2 + 16, r3 + 16, r4 + 16, r5 + 16, r6 + 16, r7 + 16, r8 + 16);
      const square2 = down(r0 + 32, r1 + 32, r2 + 32, r3 + 32, r4 + 32, r5 + 32, r6 + 32, r7 + 32, r8 + 32);
      const product = down(r0 + 48, r1 + 48, r2 + 48, r3 + 48, r4 + 48, r5 + 48, r6 + 48, r7 + 48, r8 + 48);

      // SSIM without the division of its first factor: 1 - (1 - (m1 - m2)²) (2 c12 + C2) / (v1 + v2 + C2).
      const apart = f32x4.sub(mean1, mean2);
      const variance2 = f32x4.sub(square2, f32x4.mul(mean2, mean2));
      const covariance = f32x4.sub(product, f32x4.mul(mean1, mean2));
      const above = f32x4.mul(
        f32x4.sub(one, f32x4.mul(apart, apart)),
        f32x4.add(f32x4.add(covariance, covariance), c2),
      );
      const below = f32x4.add(f32x4.add(v128.load(known, 32), variance2), c2);
      const unlike = v128.and(f32x4.max(f32x4.sub(one, f32x4.div(above, below)), zero), inside);
      similar = f32x4.add(similar, unlike);
      similar4 = f32x4.add(similar4, fourth(unlike));

      // An edge that the reference has not, and one that the candidate has lost.
      const edge1 = f32x4.add(one, f32x4.abs(f32x4.sub(v128.load(known), mean1)));
      const edge2 = f32x4.add(one, f32x4.abs(f32x4.sub(v128.load(r4), mean2)));
      const edges = v128.and(f32x4.sub(f32x4.div(edge2, edge1), one), inside);
      const more = f32x4.max(edges, zero);
      const less = f32x4.sub(more, edges);
      ringing = f32x4.add(ringing, more);
      ringing4 = f32x4.add(ringing4, fourth(more));
      blurred = f32x4.add(blurred, less);
      blurred4 = f32x4.add(blurred4, fourth(less));

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
    // In the order of the published weights: each map by its mean, then each by its fourth power.
    addTo(sum, similar);
    addTo(sum + 8, ringing);
    addTo(sum + 16, blurred);
    addTo(sum + 24, similar4);
    addTo(sum + 32, ringing4);
    addTo(sum + 40, blurred4);
    sum += SUMS * 8;
  }
}

/** How many rows wait for their neighbours below: a row is finished by the one that is so much further on. */
export const DELAY = REACH;
