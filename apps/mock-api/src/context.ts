import type { Db, User } from '@parley/db';
import type { Stripe } from 'stripe';
import type { Embedding } from '#answers/embedding.ts';
import type { AnswerResult, Asking, Question } from '#answers/answerQuestion.ts';
import type { JobQueue } from '#background/jobs/jobQueue.ts';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { PageReader } from '#content/webpages/pageReader.ts';
import type { Events } from '#events.ts';
import type { FetchOutside } from '#outside/fetchOutside.ts';
import type { LanguageModel } from '#outside/languageModel.ts';
import type { Presence } from '#inbox/presence/presence.ts';
import type { Outside } from '#outside/outside.ts';
import type { PermissionFlags } from '#auth/permissionFlags.ts';

/** Who asks. Staff may belong to no client; then `clientId` is null and nearly everything is refused. */
export type Viewer =
  | { kind: 'staff'; user: User; sessionId: string; permissions: PermissionFlags }
  | { kind: 'visitor'; visitorId: string; clientId: string; assistantId: string };

/**
 * A mail to send; `text` and `html` say the same. Without `replyTo`, an answer to it reaches nobody. `clientId`: the company
 * that it is about, where that is not the one that its receiver works for.
 */
export type OutgoingMail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }[];
  clientId?: string;
};

/** Who somebody is according to Google. */
export type GoogleIdentity = { subject: string; email: string; emailVerified: boolean; name: string };
export type GoogleCode = { code: string; codeVerifier: string; redirectUri: string; nonce: string };

/** What the API is made of; the composition root (main.ts) makes it once. */
export type Deps = {
  db: Db;
  events: Events;
  presence: Presence;
  clock: Clock;
  config: Config;
  sendMail: (mail: OutgoingMail) => Promise<void>;
  stripe: Stripe;
  /** Calls addresses that people typed: public ones only. */
  fetchOutside: FetchOutside;
  google: (code: GoogleCode) => Promise<GoogleIdentity>;
  jobs: JobQueue;
  /** How shops, helpdesk and calendar are reached. */
  outside: Outside;
  embedding: Embedding;
  /** Takes webpages apart. */
  pageReader: PageReader;
  languageModel: LanguageModel;
  /** What an assistant makes of a question (answers/answerQuestion.ts). */
  answer: (question: Question, asking: Asking) => Promise<AnswerResult>;
};

/** What every resolver may rely on; built once per operation, for HTTP and websocket alike. */
export type Context = Deps & {
  viewer: Viewer | null;
  /** `authorization`: the whole value as it was sent, good or not. */
  caller: { ip: string; userAgent: string | null; authorization?: string | null };
  /** The request's GraphQL `extensions`. */
  requestExtensions: Readonly<Record<string, unknown>>;
  /** Becomes the response's GraphQL `extensions`. */
  responseExtensions: Record<string, unknown>;
};
