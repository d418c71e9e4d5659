import { globSync, readFileSync } from 'node:fs';

/** Paths of the packages of each floor, as their package.json declares it (`floor`). See ARCHITECTURE.md. */
const byFloor = Map.groupBy(globSync('libs/*/*/package.json').toSorted(), (path) => floorOf(path));

function floorOf(path) {
  const { floor } = JSON.parse(readFileSync(path, 'utf8'));
  return String(floor);
}

const pathsOf = (...floors) =>
  floors
    .flatMap((floor) => byFloor.get(floor) ?? [])
    .map((path) => path.replace(/\/package\.json$/, ''))
    .join('|');

const looksDown = (floor, ...above) => ({
  name: `floor-${floor}-imports-lower-floors-only`,
  severity: 'error',
  from: { path: `^(${pathsOf(floor)})/` },
  to: { path: `^(${[pathsOf(...above), 'apps', 'deploy'].filter(Boolean).join('|')})/` },
});

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    looksDown('1', '2', '3', '4'),
    looksDown('2', '3', '4'),
    looksDown('3', '4'),
    { name: 'libs-know-no-app', severity: 'error', from: { path: '^libs/' }, to: { path: '^(apps|deploy)/' } },
    { name: 'apps-know-no-app', severity: 'error', from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
    {
      name: 'nest-in-apps-and-the-service-library-only',
      severity: 'error',
      from: { path: '^(libs|deploy)/', pathNot: '^libs/platform/service/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'testkit-in-tests-only',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.ts$|^libs/platform/testkit/|/testing/)' },
      to: { path: '^libs/platform/testkit/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|/generated/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
