const PHRASE_LENGTH_MAX = 80;

/** The first 80 code points of the words that ask for an object: a phrase may carry any number of accents. */
export const shortenPhrase = (phrase: string): string => Array.from(phrase).slice(0, PHRASE_LENGTH_MAX).join('');
