/** Where a video can be entered: its key frames, which need no other frame to be decoded. Times are seconds. */
interface KeyFrames {
  /** The last one at or before that time, or null. */
  before(time: number): Promise<number | null>;
  /** The first one after that key frame, or null. */
  after(keyTime: number): Promise<number | null>;
}

export interface FrameSampling {
  readonly firstSeconds: number;
  readonly durationSeconds: number;
  readonly most: number;
  readonly framesPerSecond: number;
  /** How many frames may be decoded on the way to those that are wanted. */
  readonly framesOnTheWay: number;
}

/**
 * Spreads moments evenly over a video. A moment moves to a key frame near by, as nothing else must be decoded for that; where
 * there is none, the frames from the key frame before are decoded as well, as long as they are not too many in all.
 *
 * @returns times in ascending order, on the clock of the key frames; fewer than `most` where they fall on one another
 */
export async function chooseFrameTimes(keys: KeyFrames, sampling: FrameSampling): Promise<readonly number[]> {
  const { firstSeconds, durationSeconds, most, framesPerSecond } = sampling;
  const stride = durationSeconds / most;
  let framesLeft = sampling.framesOnTheWay;
  const moments = new Set<number>();
  for (let index = 0; index < most; index++) {
    const wanted = firstSeconds + stride * (index + 0.5);
    const before = (await keys.before(wanted)) ?? firstSeconds;
    const after = await keys.after(before);
    const nearest = after !== null && after - wanted < wanted - before ? after : before;
    if (Math.abs(nearest - wanted) < stride / 2) moments.add(nearest);
    else {
      const frames = Math.ceil((wanted - before) * framesPerSecond);
      const isAffordable = frames <= framesLeft;
      if (isAffordable) framesLeft -= frames;
      moments.add(isAffordable ? wanted : before);
    }
  }
  return [...moments].sort((a, b) => a - b);
}
