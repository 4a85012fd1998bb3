/** The mantissa of the square root of 1/2, which begins the range of `log2`'s polynomial. */
const ROOT_OF_HALF: i32 = 0x3f3504f3;
const MANTISSA_BITS = 23;
const EXPONENT_BIAS = 127;

/** The logarithm, from the series of the inverse hyperbolic tangent: 2 · artanh((m - 1) / (m + 1)) is ln(m). */
function log2(x: f32): f32 {
  const bits = reinterpret<i32>(x);
  const exponent = (bits - ROOT_OF_HALF) >> MANTISSA_BITS;
  const m = reinterpret<f32>(bits - (exponent << MANTISSA_BITS));
  const t = (m - 1) / (m + 1);
  const square = t * t;
  const series: f32 =
    2.8853900817779268 + square * (0.9617966939259756 + square * (0.5770780163555854 + square * 0.4121985831111324));
  return <f32>exponent + t * series;
}

/** The series of e to the power of ln(2) · f, where f is within ±1/2. */
function exp2(y: f32): f32 {
  const whole = nearest<f32>(y);
  const f = y - whole;
  const high: f32 = 0.009618129107628477 + f * (0.0013333558146428443 + f * 0.0001540353039338161);
  const series: f32 = 1 + f * (Mathf.LN2 + f * (0.2402265069591007 + f * (0.05550410866482158 + f * high)));
  return series * reinterpret<f32>((<i32>whole + EXPONENT_BIAS) << MANTISSA_BITS);
}

/** Returns x to the power of y with a relative error of about 1/1,000,000; `x` is above 0, and the result a normal `f32`. */
export function power(x: f32, y: f32): f32 {
  return exp2(y * log2(x));
}
