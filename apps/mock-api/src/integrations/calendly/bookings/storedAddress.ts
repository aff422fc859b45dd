import type { Deps } from '#context.ts';

/** What is stored of an address: of a page of the Calendly that is played here the path, since the port may change. */
export const storedAddress = ({ config }: Pick<Deps, 'config'>, address: string) =>
  address.startsWith(`${config.apiUrl}/`) ? address.slice(config.apiUrl.length) : address;
