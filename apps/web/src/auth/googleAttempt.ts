import * as v from 'valibot';

const Attempt = v.object({
  purpose: v.picklist(['login', 'signup']),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  redirectUri: v.string(),
  rememberMe: v.boolean(),
  next: v.nullable(v.string()),
});

/** What has to be known again when Google's page sends the person back. */
export type GoogleAttempt = v.InferOutput<typeof Attempt>;

const KEY = 'parley.google';

/** Keeps the attempt in this tab. False when storage is blocked: then coming back could not be checked. */
export function keepAttempt(attempt: GoogleAttempt): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
}

/** The attempt with this state, once; null when there is none, or another. */
export function takeAttempt(state: string | null): GoogleAttempt | null {
  try {
    const kept = v.safeParse(Attempt, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    sessionStorage.removeItem(KEY);
    return kept.success && kept.output.state === state ? kept.output : null;
  } catch {
    return null;
  }
}
