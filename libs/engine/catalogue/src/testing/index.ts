export { describeGenerators } from './describe-generators.js';
export { generateObject, listRowsOf } from './generate-object.js';
