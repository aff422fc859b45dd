type Outcome = { readonly expected?: string | null };
type Answer = { readonly verdict: string; readonly cited: readonly string[]; readonly lacks: readonly string[] };

/** What came of a question instead of what is right, as a sentence. */
export function whatCame({ expected }: Outcome, { verdict, cited, lacks }: Answer): string {
  if (verdict === 'Refused') return !expected ? 'Refused' : `Refused, though ${quoted(expected)} answers it`;
  const [first] = cited;
  if (first === undefined) return 'Answered falsely';
  const articles = listed(cited);
  if (!expected) return `Answered from ${articles}, though nothing answers it`;
  const without = lacks.length > 0 ? `, without ${listed(lacks)}` : '';
  if (!cited.includes(expected)) return `Answered from ${articles} in place of ${quoted(expected)}${without}`;
  return without ? `Answered from ${articles}${without}` : `Answered from another passage of ${quoted(expected)}`;
}

const listed = (texts: readonly string[]) => texts.map((text) => quoted(text)).join(', ');
const quoted = (title: string) => `“${title}”`;
