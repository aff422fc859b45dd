declare module 'autocannon' {
  type Request = { path?: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Sent one after the other, from the start again after the last; each may be made anew before it is sent. */
    requests: { setupRequest: (request: Request) => Request }[];
    /** Answers that it returns false for count as mismatches. */
    verifyBody: (body: string) => boolean;
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
