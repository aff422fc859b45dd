/** Characters a message may have, counted as people count: an emoji is one. */
export const LONGEST_BODY = 5000;

/** How many characters would be sent of what stands in the box. */
export const bodyLength = (text: string) => Array.from(text.trim()).length;
