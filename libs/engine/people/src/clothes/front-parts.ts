import type { Skeleton } from '../body/skeleton.js';

export const top = ({ build }: Skeleton): number => build.torso;
