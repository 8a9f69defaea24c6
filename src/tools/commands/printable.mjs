// A terminal obeys control characters, and marks of direction turn the order of a line around.
const signs = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** @param {string} sign */
function escaped(sign) {
  const json = JSON.stringify(sign).slice(1, -1);
  return json === sign ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : json;
}

/** Makes one line of a text that somebody else wrote, with such signs written as in JSON. @param {string} text */
export const printable = (text) => text.replace(signs, escaped);
