/** Where a node of a tree of splats, a run in their order, is halved. */
export const findMiddle = (start: number, end: number): number => start + ((end - start) >> 1);
