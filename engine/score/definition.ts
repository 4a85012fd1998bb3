/** The planes of XYB: X (red minus green), Y (luminance), B (blue). */
export const PLANES = 3;
/** Each scale halves the one before. */
export const MAX_SCALES = 6;
/**
 * Norms per plane and scale, in the order of the published weights: the 1-norms of the SSIM error, artifact and detail loss
 * maps, then their 4-norms.
 */
export const NORMS = 6;

/** The parts that differ between editions of the metric. */
export interface Definition {
  /** Factors and offsets that bring the planes' values into 0 to 1. */
  planes: { xTimes: number; xPlus: number; yPlus: number; bPlus: number };
  /** By plane, then by scale from full size on, then by norm. */
  weights: readonly number[];
  /** Maps the weighted sum of all norms to the score: 100 for identical pictures, lower for larger errors. */
  score(error: number): number;
}

/** SSIMULACRA 2.1 of April 2023: src/ssimulacra2.cc of github.com/cloudinary/ssimulacra2. */
export const SSIMULACRA_2_1: Definition = {
  planes: { xTimes: 14, xPlus: 0.42, yPlus: 0.01, bPlus: 0.55 },
  // biome-ignore format: a row a scale
  weights: [
    // X
    0, 0.0007376606707406586, 0, 0, 0.0007793481682867309, 0,
    0, 0.0004371155730107379, 0, 1.1041726426657346, 0.00066284834129271, 0.00015231632783718752,
    0, 0.0016406437456599754, 0, 1.8422455520539298, 11.441172603757666, 0,
    0.0007989109436015163, 0.000176816438078653, 0, 1.8787594979546387, 10.94906990605142, 0,
    0.0007289346991508072, 0.9677937080626833, 0, 0.00014003424285435884, 0.9981766977854967, 0.00031949755934435053,
    0.0004550992113792063, 0, 0, 0.0013648766163243398, 0, 0,
    // Y
    0, 0, 0, 7.466890328078848, 0, 17.445833984131262,
    0.0006235601634041466, 0, 0, 6.683678146179332, 0.00037724407979611296, 1.027889937768264,
    225.20515300849274, 0, 0, 19.213238186143016, 0.0011401524586618361, 0.001237755635509985,
    176.39317598450694, 0, 0, 24.43300999870476, 0.28520802612117757, 0.0004485436923833408,
    0, 0, 0, 34.77906344483772, 44.835625328877896, 0,
    0, 0, 0, 0, 0, 0,
    // B
    0, 0.0008680556573291698, 0, 0, 0, 0,
    0, 0.0005313191874358747, 0, 0.00016533814161379112, 0, 0,
    0, 0, 0, 0.0004179171803251336, 0.0017290828234722833, 0,
    0.0020827005846636437, 0, 0, 8.826982764996862, 23.19243343998926, 0,
    95.1080498811086, 0.9863978034400682, 0.9834382792465353, 0.0012286405048278493, 171.2667255897307, 0.9807858872435379,
    0, 0, 0, 0.0005130064588990679, 0, 0.00010854057858411537,
  ],
  score(error) {
    const sum = error * 0.9562382616834844;
    const bent = 2.326765642916932 * sum - 0.020884521182843837 * sum ** 2 + 6.248496625763138e-5 * sum ** 3;
    return bent > 0 ? 100 - 10 * bent ** 0.6276336467831387 : 100;
  },
};

/**
 * Smaller weights are ignored. Together they change a score by hundredths of a point, and without them the kernel skips X and B
 * at full size, and B at a half and a quarter.
 */
const MIN_WEIGHT = 0.003;

/**
 * The weight of one norm.
 * @param scales the number of scales of the picture. The reference implementation reads its list of weights sequentially, so a
 * picture with fewer than six scales uses weights of other scales from the second plane on. This does the same, so that scores agree.
 */
export function weightOf(
  { weights }: Definition,
  { plane, scale, norm, scales }: { plane: number; scale: number; norm: number; scales: number },
): number {
  const weight = weights[(plane * scales + scale) * NORMS + norm] ?? 0;
  // Small pictures are fast anyway.
  return scales === MAX_SCALES && weight < MIN_WEIGHT ? 0 : weight;
}

/** Whether any norm of a plane at a scale has a weight. */
export function hasWeight(definition: Definition, plane: { plane: number; scale: number; scales: number }): boolean {
  return Array.from({ length: NORMS }, (_, norm) => weightOf(definition, { ...plane, norm })).some((w) => w > 0);
}
