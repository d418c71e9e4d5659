/** The last sentence of a caption, which lists the parts of the prompt that the world does not show. */
const NOT_SHOWN = /\s*Not represented: ([^.]*\.)$/;

/** The caption of a world without its last sentence, which lists the parts of the prompt that the world does not show. */
export const removeNotShown = (caption: string): string => caption.replace(NOT_SHOWN, '');

/** The caption of a world with its last sentence in the words of the pages: `Not shown: a tractor.` */
export const describeCaption = (caption: string): string => caption.replace(NOT_SHOWN, (_, parts: string) => ` Not shown: ${parts}`).trim();
