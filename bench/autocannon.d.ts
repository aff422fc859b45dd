declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Puts another id into each request, for `[<id>]`. */
    idReplacement: boolean;
    /** Answers with another body count as mismatches. */
    expectBody: string;
  };
  type Result = {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
