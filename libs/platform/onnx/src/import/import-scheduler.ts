import type { SchedulerSettings } from '../bundle/diffusers-manifest.js';
import { readNumber, readText } from './export-folder.js';
import type { ExportConfig } from './export-folder.js';
import { ImportError } from './import-error.js';

interface ImportedScheduler {
  readonly scheduler: SchedulerSettings;
  /** What differs from the scheduler of the export; null when nothing does. */
  readonly note: string | null;
}

type Spacing = Extract<SchedulerSettings, { kind: 'ddim' }>['spacing'];
type Prediction = Extract<SchedulerSettings, { kind: 'ddim' }>['prediction'];

const REPLACED_BY_EULER =
  /^(PNDM|LMSDiscrete|EulerAncestralDiscrete|DPMSolverMultistep|DPMSolverSinglestep|UniPCMultistep|HeunDiscrete|DEISMultistep|KDPM2Discrete|KDPM2AncestralDiscrete|DDPM)Scheduler$/;

/**
 * The scheduler of a manifest from scheduler_config.json. Schedulers that only differ in their solver become `euler`.
 *
 * @param tokens of the latents, which decide about a shift that depends on the size of the picture
 * @throws ImportError for schedulers without a counterpart
 */
export function importScheduler(
  config: ExportConfig | null,
  { tokens, isFlux }: { readonly tokens: number; readonly isFlux: boolean },
): ImportedScheduler {
  const name = readText(config, '_class_name', '');
  const trainSteps = readNumber(config, 'num_train_timesteps', 1_000);
  if (name === 'FlowMatchEulerDiscreteScheduler') {
    const shift = config?.['use_dynamic_shifting'] === true ? computeDynamicShift(config, tokens) : readNumber(config, 'shift', 1);
    return { scheduler: { kind: 'flow-match-euler', trainSteps, shift, ...(isFlux ? { spacing: 'even' } : {}) }, note: null };
  }
  const betas = readBetas(config, trainSteps);
  const stepsOffset = readNumber(config, 'steps_offset', 0);
  const isKarras = config?.['use_karras_sigmas'] === true;
  if (name === 'LCMScheduler')
    return {
      scheduler: {
        kind: 'lcm',
        ...betas,
        originalSteps: readNumber(config, 'original_inference_steps', 50),
        timestepScaling: readNumber(config, 'timestep_scaling', 10),
      },
      note: null,
    };
  if (name === 'DDIMScheduler')
    return {
      scheduler: {
        kind: 'ddim',
        ...betas,
        spacing: readSpacing(config, 'leading'),
        stepsOffset,
        setAlphaToOne: config?.['set_alpha_to_one'] !== false,
      },
      note: null,
    };
  if (name !== 'EulerDiscreteScheduler' && !REPLACED_BY_EULER.test(name))
    throw new ImportError(
      `the scheduler ${name === '' ? 'of scheduler/scheduler_config.json' : name} has no counterpart; see schedulers of bundles`,
    );
  const euler = {
    kind: 'euler',
    ...betas,
    spacing: readSpacing(config, name === 'PNDMScheduler' ? 'leading' : 'linspace'),
    stepsOffset,
  } as const;
  const notes = [
    ...(name === 'EulerDiscreteScheduler' ? [] : [`${name} is replaced by euler`]),
    ...(isKarras ? ['Karras sigmas are not used'] : []),
  ];
  return { scheduler: euler, note: notes.length === 0 ? null : notes.join('; ') };
}

function readBetas(config: ExportConfig | null, trainSteps: number) {
  const betaSchedule = readText(config, 'beta_schedule', 'linear');
  if (betaSchedule !== 'linear' && betaSchedule !== 'scaled_linear')
    throw new ImportError(`the beta_schedule ${betaSchedule} has no counterpart; linear and scaled_linear have`);
  const prediction = readText(config, 'prediction_type', 'epsilon');
  if (!(['epsilon', 'v_prediction', 'sample'] as const).includes(prediction as Prediction))
    throw new ImportError(`the prediction_type ${prediction} has no counterpart`);
  return {
    trainSteps,
    betaStart: readNumber(config, 'beta_start', 0.0001),
    betaEnd: readNumber(config, 'beta_end', 0.02),
    betaSchedule,
    prediction: prediction as Prediction,
  } as const;
}

const readSpacing = (config: ExportConfig | null, otherwise: Spacing): Spacing => {
  const spacing = readText(config, 'timestep_spacing', otherwise);
  return spacing === 'leading' || spacing === 'trailing' || spacing === 'linspace' ? spacing : otherwise;
};

/** The exponential of a line through two numbers of tokens, as FLUX shifts its timesteps. */
function computeDynamicShift(config: ExportConfig, tokens: number): number {
  const [fewest, most] = [readNumber(config, 'base_image_seq_len', 256), readNumber(config, 'max_image_seq_len', 4_096)];
  const [least, largest] = [readNumber(config, 'base_shift', 0.5), readNumber(config, 'max_shift', 1.15)];
  return Math.exp(least + ((largest - least) * (tokens - fewest)) / (most - fewest));
}
