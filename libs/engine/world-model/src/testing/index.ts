export { OWN_TRIANGLES, findModelErrors, countOpenEdges, findPrototypeErrors } from './model-checks.js';
