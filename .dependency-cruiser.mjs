/** The floors: a package imports lower floors only, and nothing runs in a circle. See ARCHITECTURE.md. */
const FLOOR_1 = 'domain|random|pano|splat|mesh|exr|webhook|turns';
const FLOOR_2 = 'engine|contract|proto-types';
const FLOOR_3 = 'workflows|postgres|objects|images|rpc|temporal|telemetry|config|threads|toolbox|outbound|video|policy|sdk|onnx';
const FLOOR_4 = 'activities';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'floor-1-looks-down',
      severity: 'error',
      from: { path: `^libs/(${FLOOR_1})/` },
      to: { path: `^(libs/(${FLOOR_2}|${FLOOR_3}|${FLOOR_4})|apps|deploy)/` },
    },
    {
      name: 'floor-2-looks-down',
      severity: 'error',
      from: { path: `^libs/(${FLOOR_2})/` },
      to: { path: `^(libs/(${FLOOR_3}|${FLOOR_4})|apps|deploy)/` },
    },
    {
      name: 'floor-3-looks-down',
      severity: 'error',
      from: { path: `^libs/(${FLOOR_3})/` },
      to: { path: `^(libs/(${FLOOR_4})|apps|deploy)/` },
    },
    { name: 'libs-know-no-app', severity: 'error', from: { path: '^libs/' }, to: { path: '^(apps|deploy)/' } },
    { name: 'apps-know-no-app', severity: 'error', from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
    {
      name: 'nest-in-apps-only',
      severity: 'error',
      from: { path: '^(libs|deploy)/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'testkit-in-tests-only',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.ts$|^libs/testkit/|/testing/)' },
      to: { path: '^libs/testkit/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|/generated/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
