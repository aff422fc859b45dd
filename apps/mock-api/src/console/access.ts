/** What the console asks of a request before it lets it in; pages of other sites must neither read nor write here. */
type ConsoleRequest = { method: string; host: string; origin: string | null; contentType: string | null };

export type Refusal = { status: 403 | 415; message: string };

/**
 * Null when the request may come in. `allowedOrigins` are the dashboard's, the chat's and any configured ones; the host
 * check keeps out sites that point a name of theirs at this machine (DNS rebinding).
 */
export function refusalOf(request: ConsoleRequest, allowedOrigins: readonly string[]): Refusal | null {
  if (!isOwnHost(request.host, allowedOrigins)) {
    return { status: 403, message: `The console is not served under the name ${hostnameOf(request.host)}.` };
  }
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (!isOwnOrigin(request, allowedOrigins)) {
    return { status: 403, message: `Pages of ${request.origin} may not use the console.` };
  }
  if (request.contentType?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    return { status: 415, message: 'Send this with content-type: application/json.' };
  }
  return null;
}

function isOwnOrigin({ origin, host }: ConsoleRequest, allowedOrigins: readonly string[]): boolean {
  return (
    origin === null || origin === `http://${host}` || origin === `https://${host}` || allowedOrigins.includes(origin)
  );
}

/** Addresses, localhost, a container's one-word name, and the hosts of the allowed origins. */
function isOwnHost(host: string, allowedOrigins: readonly string[]): boolean {
  const name = hostnameOf(host);
  const isAddress = name.startsWith('[') || /^[\d.]+$/.test(name);
  const isLocalName = !name.includes('.') || name.endsWith('.localhost');
  return isAddress || isLocalName || allowedOrigins.some((origin) => new URL(origin).hostname === name);
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}
