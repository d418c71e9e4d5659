export { readCorpus } from './corpus.js';
export type { CorpusFile } from './corpus.js';
export { mutateBytes, createSeededRandom } from './mutate.js';
