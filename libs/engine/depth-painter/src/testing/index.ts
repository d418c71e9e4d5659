export { depthEdgeAgreement, computeMeanLuminance, computePeakSignalToNoise, rollRows, paintingSeamRatio } from './painting-metrics.js';
export { computeAnalyticDepth, boxDistance, renderTestDepth } from './sample-depths.js';
export { tryColorNames, tryColors } from './try-colors.js';
