/** A picture in a form: what is saved already, or with an `id` one that was uploaded and waits for the form to be saved. */
export type Picture = { address: string; id?: string };

/** What stands in a form at first. */
export const savedPicture = (address: string | null | undefined): Picture | null => (address ? { address } : null);

/** For the mutation's input: the new picture's id, null to remove, undefined to leave as it is. */
export const pictureId = (picture: Picture | null): string | null | undefined => (picture ? picture.id : null);
