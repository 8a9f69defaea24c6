export const mockApiOptions = /** @type {const} */ ({
  profile: { type: 'string', default: 'cookies' },
  'checkout-reading': { type: 'string', default: 'paymentCheckout' },
  fields: { type: 'string', default: 'all' },
});

/**
 * Throws an Error that names the wrong option.
 * @param {{ readonly 'checkout-reading': string, readonly fields: string }} written
 */
export function readReplyOptions(written) {
  const checkoutReadings = /** @type {const} */ (['paymentCheckout', 'checkoutUrl']);
  const checkoutReading = readOneOf('--checkout-reading', checkoutReadings, written['checkout-reading']);
  const fields = readOneOf('--fields', /** @type {const} */ (['all', 'literal', 'bare']), written.fields);
  return { checkoutReading, ...(fields === 'all' ? {} : { fields }) };
}

/**
 * Throws an Error that names `--port`.
 * @param {string} written
 * @param {number} min
 * @param {number} max
 */
export function readPort(written, min, max) {
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < min || port > max)
    throw new Error(`--port must be a number from ${min} to ${max}, not "${written}".`);
  return port;
}

/**
 * @template {string} Value
 * @param {string} option
 * @param {readonly Value[]} values
 * @param {string} written
 */
function readOneOf(option, values, written) {
  const found = values.find((value) => value === written);
  if (found === undefined) throw new Error(`${option} must be one of ${values.join(', ')}, not "${written}".`);
  return found;
}
