/** A secret that is shown this once. */
export type ShownSecret = { name: string; secret: string; note: string };
