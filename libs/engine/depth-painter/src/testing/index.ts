export { depthEdgeAgreement, meanLight, peakSignal, rolled, paintingSeamRatio } from './judge-painting.js';
export { analyticDepth, boxDistance, capturedDepth } from './sample-depths.js';
export { tryColorNames, tryColors } from './try-colors.js';
