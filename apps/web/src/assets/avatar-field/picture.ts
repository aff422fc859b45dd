/** A picture in a form: what is saved already, or with an `id` one that was uploaded and waits for the form to be saved. */
export type Picture = {
  address: string;
  id?: string;
  /** Of one that was just uploaded: what a configuration names it by, and where anybody finds it. */
  path?: string;
  publicAddress?: string;
  /** Pixels, of the same. */
  width?: number;
  height?: number;
};

/** What a picture is for: the folder below /assistants/ that it goes to (spec §7), and pixels along its longer side. */
export const PICTURE_KINDS = {
  avatar: { folder: 'avatar', longestSide: 512 },
  animatedCircle: { folder: 'animated-circle', longestSide: 320 },
  cover: { folder: 'chat-home-page-cover-image', longestSide: 1600 },
  previewImage: { folder: 'preview-image', longestSide: 1200 },
  article: { folder: 'article-picture', longestSide: 1600 },
} as const;
export type PictureKind = keyof typeof PICTURE_KINDS;

/** What stands in a form at first. */
export const savedPicture = (address: string | null | undefined): Picture | null => (address ? { address } : null);

/** For the mutation's input: the new picture's id, null to remove, undefined to leave as it is. */
export const pictureId = (picture: Picture | null): string | null | undefined => (picture ? picture.id : null);
