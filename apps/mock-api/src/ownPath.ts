import type { Config } from '#config.ts';

/** What is stored of an address: of one of this API, where other services are played, the path alone; it holds wherever the API is served. */
export const ownPath = ({ apiUrl }: Pick<Config, 'apiUrl'>, address: string): string =>
  address.startsWith(`${apiUrl}/`) ? address.slice(apiUrl.length) : address;
