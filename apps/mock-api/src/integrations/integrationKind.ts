import type { Integration, IntegrationKind, IntegrationRequest, Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

/** What is particular to a service that companies connect. */
export type KindOfIntegration = {
  /** The field of the company that says whether it is connected. */
  flag: 'integratedWithZendesk' | 'integratedWithCalendly';
  /** Asks the service whether it lets us in, and keeps what it says of itself. Throws a ServiceError. */
  test: (deps: Deps, integration: Integration) => Promise<void>;
  /** What goes when it is disconnected: a sentence each. */
  impact: (deps: Pick<Deps, 'db' | 'clock'>, integration: Integration) => Promise<string[]>;
  /** Ends what waits for it, in the transaction that disconnects it. */
  forget: (tx: Prisma.TransactionClient, integration: Integration) => Promise<void>;
  /** Tells the service, in the background, that it was disconnected. */
  tellOfDisconnection: (deps: Deps, integration: Integration) => Promise<void>;
  /** Why a request is not done again; null: it may be. */
  whyNotReplayed: (request: IntegrationRequest) => string | null;
  /** Does a request again; what it asks is logged as a replay of it. */
  replay: (deps: Deps, integration: Integration, request: IntegrationRequest) => Promise<void>;
};

export type KindsOfIntegration = Readonly<Partial<Record<IntegrationKind, KindOfIntegration>>>;
