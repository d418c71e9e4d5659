import { DioramaError } from '@diorama-worlds/sdk';

import { checkAccount } from '../../doctor/account.js';
import { checkConfiguration } from '../../doctor/configuration.js';
import { checkConnection } from '../../doctor/connect.js';
import { formatFindings, problem } from '../../doctor/finding.js';
import type { Finding } from '../../doctor/finding.js';
import { judgeAddress } from '../../doctor/judge.js';
import type { Cli } from '../../program/cli.js';
import { defineCliCommand } from '../../program/command.js';
import { readVersion } from '../../program/version.js';

/** Finds what keeps the command from working. */
export const DOCTOR_COMMAND = defineCliCommand(
  {
    name: 'doctor',
    description: 'Check the setup, and suggest a fix for each problem',
    args: {},
  },
  async (_args, cli) => {
    const findings = await examine(cli);
    const problems = findings.filter(({ status }) => status === 'problem').length;
    cli.print({ problems, findings }, () => formatFindings(findings));
    if (problems > 0) throw new DioramaError(problems === 1 ? '1 problem was found' : `${problems} problems were found`);
  },
);

/** Later checks are left out if an earlier one shows that they cannot succeed. */
async function examine(cli: Cli): Promise<Finding[]> {
  const configuration: Finding = { check: 'configuration', ...(await checkConfiguration(cli.outside.configFile, process.platform)) };
  if (configuration.status === 'problem') return [configuration];
  const address: Finding = { check: 'address', ...judgeAddress(await cli.address()) };
  if (address.status === 'problem') return [configuration, address];
  const connection = await checkConnection(await cli.address(), cli.signal);
  const soFar = [configuration, address, ...connection];
  if (connection[0]?.status === 'problem') return soFar;
  const { apiKey } = await cli.installation();
  if (apiKey === undefined) return [...soFar, { check: 'key', ...problem('there is no key for this address', 'Run "diorama login"') }];
  return [...soFar, ...(await checkAccount({ api: await cli.api(), ownVersion: await readVersion(), signal: cli.signal }))];
}
