import type { RequestListener } from 'node:http';

/**
 * `listener`, for requests whose address and host make a URL. Others are answered 400, as Node answers what is no HTTP:
 * the libraries behind would throw, and tell the caller where.
 */
export function refusingBadAddresses(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/', headers } = request;
    const isUsable = URL.canParse(url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url);
    if (isUsable) listener(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  };
}
