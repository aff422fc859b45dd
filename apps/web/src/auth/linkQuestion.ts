/** What a link that signs in found out where somebody is signed in already. */
export type LinkQuestion = {
  /** Of the link; null for one that no longer works. */
  accessToken: string | null;
  /** Names, or null where nobody answered. */
  present: string | null;
  linked: string | null;
};

/** The question among what the route has loaded, if there is one. */
export function linkQuestionIn(loaded: unknown): LinkQuestion | null {
  const { linkQuestion }: { linkQuestion?: LinkQuestion } = Object(loaded);
  return linkQuestion ?? null;
}
