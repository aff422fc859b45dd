/** Whose Home it is; each part of it is read by itself. */
export type HomeOf = { clientId: string };
