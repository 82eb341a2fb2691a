/** A name as it is compared: in small letters, with single spaces, accents joined to their letters. */
export const comparable = (name: string): string => name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
