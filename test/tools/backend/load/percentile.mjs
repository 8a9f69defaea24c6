/** @param {readonly number[]} sorted @param {number} share @param {number} digits */
export function percentile(sorted, share, digits = 1) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]?.toFixed(digits);
}
