export { createSampleObject, createSampleScene } from './sample-scene.js';
