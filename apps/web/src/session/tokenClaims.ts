/** What a token says of itself; seconds since 1970. Tokens may be opaque: then nothing. */
export type TokenClaims = { sub?: string; iat?: number; exp?: number };

/** Reads a JWT without trusting it: good for timers and for telling people apart, never for access. */
export function readClaims(token: string | null): TokenClaims {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const { sub, iat, exp }: Record<string, unknown> = Object(JSON.parse(new TextDecoder().decode(bytes)));
    return {
      ...(typeof sub === 'string' && { sub }),
      ...(typeof iat === 'number' && { iat }),
      ...(typeof exp === 'number' && { exp }),
    };
  } catch {
    return {};
  }
}

/** Whether two tokens are known to be of one person. Of opaque tokens nobody can say. */
export function areOfSamePerson(one: string | null, other: string | null): boolean {
  const { sub } = readClaims(one);
  return one === other || (sub !== undefined && sub === readClaims(other).sub);
}
