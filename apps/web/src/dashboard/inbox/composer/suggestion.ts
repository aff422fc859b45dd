/** Something that can be put in the place of what is being typed. */
export type Suggestion = { id: string; label: string; detail?: string };
