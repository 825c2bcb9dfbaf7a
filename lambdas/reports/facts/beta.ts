const LANCZOS = [
  76.18009173, -86.50532033, 24.01409824, -1.231739572, 0.001208650974, -0.000005395239385,
];

/** Lanczos' approximation, accurate to 2e-10. */
export function logGamma(x: number): number {
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const series = LANCZOS.reduce((sum, term, n) => sum + term / (x + 1 + n), 1.00000000019);
  return -shifted + Math.log((2.50662827463 * series) / x);
}

/** The regularized incomplete beta function. The fraction converges fast only below its mean, hence the reflection. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return x > (a + 1) / (a + b + 2) ? 1 - betaFraction(1 - x, b, a) : betaFraction(x, a, b);
}

/** Lentz' continued fraction (DLMF 8.17.22). */
function betaFraction(x: number, a: number, b: number): number {
  const logFront =
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  const tiny = 1e-300;
  const guarded = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / guarded(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 1_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guarded(1 + even * d);
    c = guarded(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guarded(1 + odd * d);
    c = guarded(1 + odd / c);
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-12) break;
  }
  return (Math.exp(logFront) * fraction) / a;
}
