/** What may go wrong with a service that is played locally. */
export const STAND_IN_FAULTS = ['Unauthorized', 'RateLimit', 'ServerError', 'Timeout', 'Malformed'] as const;
export type StandInFault = (typeof STAND_IN_FAULTS)[number];

/** The services whose faults can be switched on. */
export const STAND_IN_SERVICES = ['shopify', 'woocommerce', 'wix', 'zendesk', 'calendly', 'google-maps'] as const;
export type StandInService = (typeof STAND_IN_SERVICES)[number];

type Switched = { kind: StandInFault; left: number };

/** The faults of the services played in this process, as the console switches them on. */
export type StandInFaults = {
  switchOn: (service: StandInService, kind: StandInFault, times: number) => void;
  switchOff: (service?: StandInService) => void;
  list: () => { service: StandInService; kind: StandInFault; left: number }[];
  /** What happens to a request to the service now; counts it. */
  meet: (service: StandInService) => StandInFault | null;
};

export function createStandInFaults(): StandInFaults {
  const faults = new Map<StandInService, Switched>();
  return {
    switchOn: (service, kind, times) => void faults.set(service, { kind, left: times }),
    switchOff: (service) => void (service ? faults.delete(service) : faults.clear()),
    list: () => Array.from(faults, ([service, fault]) => ({ service, ...fault })),
    meet: (service) => {
      const fault = faults.get(service);
      if (!fault) return null;
      if (fault.left <= 1) faults.delete(service);
      else faults.set(service, { ...fault, left: fault.left - 1 });
      return fault.kind;
    },
  };
}

const HANGS_MS = 30_000;

/** An answer that comes when nobody waits for it any more. */
export const hang = (): Promise<Response> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(new Response(null, { status: 504 })), HANGS_MS).unref();
  });

/** What breaks in the same way everywhere; null for faults that each service words itself. */
export function commonFault(kind: StandInFault): Promise<Response> | Response | null {
  if (kind === 'Timeout') return hang();
  if (kind === 'ServerError') return new Response('Service Unavailable', { status: 503 });
  if (kind === 'Malformed')
    return new Response('{"data":{"products":', { headers: { 'content-type': 'application/json' } });
  return null;
}
