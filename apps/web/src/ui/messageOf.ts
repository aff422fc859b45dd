/** The sentence that an error carries for people, or `otherwise`. */
export function messageOf(error: unknown, otherwise = 'This did not work. Try again.'): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
