import type { Context } from '#context.ts';

/**
 * What answers the same as long as nothing is written and the viewer stays who they are. The rest goes its own way: the
 * time passes, people come and go, and what is sent or published is meant to happen each time.
 */
const STEADY: Readonly<Record<keyof Context, boolean>> = {
  db: true,
  config: true,
  viewer: true,
  requestExtensions: true,
  responseExtensions: true,
  clock: false,
  presence: false,
  events: false,
  caller: false,
  sendMail: false,
  google: false,
  stripe: false,
};

/** Calls `tell` whenever something takes from `context` what is not steady. */
export function onUnsteady(context: object, tell: () => void): void {
  for (const [name, isSteady] of Object.entries(STEADY)) {
    if (isSteady) continue;
    const value: unknown = Reflect.get(context, name);
    Object.defineProperty(context, name, {
      get() {
        tell();
        return value;
      },
    });
  }
}
