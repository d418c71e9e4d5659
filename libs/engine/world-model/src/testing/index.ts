export { OWN_TRIANGLES, modelFaults, openEdges, prototypeFaults } from './model-checks.js';
