type Outcome = { readonly expected?: string | null };
type Answer = { readonly verdict: string; readonly cited: readonly string[] };

/** What came of a question instead of what is right, as a sentence. */
export function whatCame({ expected }: Outcome, { verdict, cited }: Answer): string {
  if (verdict === 'Refused') return !expected ? 'Refused' : `Refused, though ${quoted(expected)} answers it`;
  const [first] = cited;
  if (first === undefined) return 'Answered falsely';
  const articles = cited.map((title) => quoted(title)).join(', ');
  if (!expected) return `Answered from ${articles}, though nothing answers it`;
  if (cited.includes(expected)) return `Answered from another passage of ${quoted(expected)}`;
  return `Answered from ${articles} in place of ${quoted(expected)}`;
}

const quoted = (title: string) => `“${title}”`;
