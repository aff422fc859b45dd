/** What is known of the device that a session runs on. */
export type SessionDevice = {
  readonly browser?: string | null;
  readonly os?: string | null;
  readonly device?: string | null;
};

/** Kinds of devices, which say less than the system that runs on them. */
const KINDS = new Set(['Computer', 'Phone', 'Tablet', 'TV']);

/** «Firefox 140 on Linux», «Safari 18 on iPhone». */
export function sessionName({ browser, os, device }: SessionDevice): string {
  const place = device && !KINDS.has(device) ? device : (os ?? device);
  if (browser && place) return `${browser} on ${place}`;
  return browser ?? place ?? 'Unknown device';
}

/** Whether it is one to carry about. */
export const isHandheld = ({ os, device }: SessionDevice) =>
  device === 'Phone' || device === 'Tablet' || os === 'iOS' || os === 'Android';
