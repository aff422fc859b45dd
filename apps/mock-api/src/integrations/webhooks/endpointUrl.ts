import type { Config } from '#config.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { domainError } from '#errors.ts';
import { OutsideError, type OutsideFault } from '#outside/outsideError.ts';
import { assertOutside, hostAndPort } from '#outside/publicAddress.ts';

/** Why a delivery did not get through, as a person reads it. */
const FAULT_TEXT: Readonly<Record<OutsideFault, string>> = {
  BadAddress: 'Enter an address such as https://hooks.company.com/parley, on its usual port and without a password.',
  PrivateAddress: 'This address leads into a private network, where nothing is sent.',
  UnknownHost: 'There is no host of this name.',
  Unreachable: 'The host cannot be reached, or its certificate is not valid.',
  TimedOut: 'It took longer than 10 seconds to answer.',
  TooLarge: 'It answered with more than is read.',
  TooManyRedirects: 'It answered with a redirect, which is not followed.',
  WrongType: 'It answered with something that is not read.',
};

/** Of what fetchOutside throws. Throws whatever else it is. */
export function faultText(error: unknown): string {
  if (error instanceof OutsideError) return FAULT_TEXT[error.fault];
  throw error;
}

type Hosts = Pick<Config, 'allowedPrivateHosts'>;

/** An address that may be told: https, and into no private network unless the configuration names its host. Throws BAD_INPUT. */
export function checkedUrl({ allowedPrivateHosts }: Hosts, typed: string): string {
  const refused = (message: string) => domainError('BAD_INPUT', message, { field: 'url' });
  if (!URL.canParse(typed)) throw refused(FAULT_TEXT.BadAddress);
  const url = new URL(typed);
  url.hash = '';
  try {
    assertOutside(url, allowedPrivateHosts);
  } catch (error) {
    throw refused(faultText(error));
  }
  const isNamed = allowedPrivateHosts.includes(hostAndPort(url));
  if (url.protocol !== 'https:' && !isNamed) throw refused('Use an address that begins with https://.');
  return url.href;
}

/** Where an endpoint is; a path is one of the services that are played locally. */
export const addressOf = (config: Pick<Config, 'apiUrl'>, { url }: { url: string }): string =>
  assetAddress(config, url) ?? url;
