import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const VERSION = '1.31.0';

/** The program that stands for Temporal's time-skipping test server in the tool folder. */
export const getTestServerPath = (folder: string): string => join(folder, `temporal-test-server-${VERSION}`, 'temporal-test-server');

/**
 * Fetches Temporal's Java test server, which skips over the time that workflows sleep, as Maven artifacts; needs `mvn` and
 * `java`. Answers the path of a program that runs it.
 */
export async function downloadTestServer(folder: string): Promise<string> {
  const program = getTestServerPath(folder);
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'maven-'));
  try {
    await writeFile(join(work, 'pom.xml'), POM);
    const done = spawnSync('mvn', ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${join(work, 'jars')}`], {
      cwd: work,
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`mvn failed: ${done.error?.message ?? done.stdout.slice(-1_000)}`);
    await writeFile(join(work, 'temporal-test-server'), SCRIPT);
    await chmod(join(work, 'temporal-test-server'), 0o755);
    await rename(work, join(folder, `temporal-test-server-${VERSION}`));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return program;
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>diorama</groupId><artifactId>test-tools</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>io.temporal</groupId><artifactId>temporal-test-server</artifactId><version>${VERSION}</version></dependency>
  </dependencies>
</project>
`;

/** The SDK gives the port as first argument. */
const SCRIPT = `#!/bin/sh
exec java -cp "$(dirname "$0")/jars/*" io.temporal.testserver.TestServer "$@"
`;
