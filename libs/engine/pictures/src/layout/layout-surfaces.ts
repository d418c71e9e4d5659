/** Surface numbers; standing things follow from `thing` on. */
export const LAYOUT_SURFACE_CLASSES = { sky: 0, ground: 1, ceiling: 3, front: 4, right: 5, back: 6, left: 7, thing: 8 } as const;
