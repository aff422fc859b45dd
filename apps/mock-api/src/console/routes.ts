export type Call = { request: Request; url: URL; params: Readonly<Record<string, string>>; body: unknown };

/** One address of the console; `:name` in the path stands for one segment. */
export type ConsoleRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  answer: (call: Call) => Response | Promise<Response>;
};

/** The route for this request with its parameters, the methods the address does take, or null for an unknown address. */
export function findRoute(routes: readonly ConsoleRoute[], method: string, pathname: string) {
  const here = routes.flatMap((route) => {
    const params = paramsOf(route.path, pathname);
    return params ? [{ route, params }] : [];
  });
  const wanted = method === 'HEAD' ? 'GET' : method;
  return { match: here.find(({ route }) => route.method === wanted), allowed: here.map(({ route }) => route.method) };
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    const decoded = segment.startsWith(':') && value !== '' ? decode(value) : null;
    if (decoded !== null) params[segment.slice(1)] = decoded;
    else if (segment !== value) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
