export { readCorpus } from './corpus.js';
export type { CorpusFile } from './corpus.js';
export { mutate, numbersFrom } from './mutate.js';
