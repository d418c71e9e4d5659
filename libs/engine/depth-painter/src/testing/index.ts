export { edgeAgreement, meanLight, peakSignal, rolled, seamRatio } from './judge-painting.js';
export { analyticDepth, boxDistance, capturedDepth } from './sample-depths.js';
export { tryColorNames, tryColors } from './try-colors.js';
