import { inlineRunner, proceduralDepthPainter } from '@diorama/engine';
import type { DepthPaintOrder, EngineJobs, EngineRunner, PaintingShown } from '@diorama/engine';

/**
 * What a network is shown of a painting whose sun stands where it does in the rendering. The painter lets it stand in relation to
 * what it finds to be the front, which need not be the front of the scene: a network would learn to take all shadows away.
 */
export async function paintUnderSun({ depth, prompt, seed }: Omit<DepthPaintOrder, 'width'>): Promise<PaintingShown> {
  let shown: PaintingShown | null = null;
  await proceduralDepthPainter.paint(
    { depth, prompt, seed, width: depth.width },
    {
      runner: sunlit(inlineRunner()),
      onProgress: () => {},
      signal: { throwIfAborted() {} },
      retouch: (question) => {
        shown = question;
        return Promise.resolve(null);
      },
    },
  );
  if (shown === null) throw new Error('the painter showed nothing');
  return shown;
}

type Lit = EngineJobs['light-depth-rows']['input'] | EngineJobs['meter-depth']['input'] | EngineJobs['paint-depth-rows']['input'];

/** A runner for a scene's own seed whose painter has the sun where the scene has it. */
export function sunlit(runner: EngineRunner): EngineRunner {
  return { ...runner, run: (kind, input) => runner.run(kind, 'spec' in input ? turned(input) : input) };
}

/** The sun of the scene in the frame of the survey. */
function turned<Input extends Lit>(input: Input): Input {
  const { spec, survey } = input;
  const [x, y, z] = spec.sky.lightDirection;
  const [cosine, sine] = [Math.cos(survey.turn), Math.sin(survey.turn)];
  const lightDirection = [x * cosine + z * sine, y, z * cosine - x * sine] as const;
  return { ...input, spec: { ...spec, sky: { ...spec.sky, lightDirection } } };
}
