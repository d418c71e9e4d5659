export { sampleObject, sampleScene } from './sample-scene.js';
