const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const bytesOf = (source: string): readonly number[] => {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of source.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/')) {
    held = held * 64 + SIGNS.indexOf(sign);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held %= 1 << bits;
  }
  return bytes;
};

/** Is it text in base64? */
export const isBase64 = (source: string): boolean => source.length > 8 && /^[A-Za-z0-9+/_-]+=*$/.test(source);

/** Text from base64: its bytes are UTF-8, or else single letters, as older pages wrote them. */
export const fromBase64 = (source: string): string => {
  const bytes = bytesOf(source);
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return String.fromCharCode(...bytes);
  }
};
