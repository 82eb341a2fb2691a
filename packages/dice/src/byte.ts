/**
 * The side of a die, 0 to `sides` - 1, that a random byte stands for, or nothing if the byte must be thrown away.
 * For dice rolled on true randomness: the bytes above the last full multiple of `sides` would favour low sides.
 * @param sides - 1 to 256
 * @param byte - 0 to 255
 */
export const sideOfByte = (sides: number, byte: number): number | undefined =>
  byte < 256 - (256 % sides) ? byte % sides : undefined;
