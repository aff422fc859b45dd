import type { Deps } from '#context.ts';
import parley from '../../../../package.json' with { type: 'json' };

/** What the API holds and how it is set up, without a secret. */
export type ApiState = {
  version: string;
  node: string;
  counts: { clients: number; users: number; conversations: number; messages: number; sessions: number; mails: number };
  configuration: Record<string, string | number | boolean>;
};

export async function apiState({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<ApiState> {
  const [clients, users, conversations, messages, sessions, mails] = [
    await db.client.count(),
    await db.user.count(),
    await db.conversation.count(),
    await db.message.count(),
    await db.session.count({ where: { endedAt: null, expiresAt: { gt: clock.now() } } }),
    await db.mail.count(),
  ];
  return {
    version: parley.version,
    node: process.version,
    counts: { clients, users, conversations, messages, sessions, mails },
    configuration: {
      port: config.port,
      databaseUrl: config.databaseUrl,
      webUrl: config.webUrl,
      chatUrl: config.chatUrl,
      allowedOrigins: config.allowedOrigins.join(', ') || 'none besides the two above',
      signupEnabled: config.signupEnabled,
      persistedQueries: config.persistedQueries,
      // The address may hold a password.
      smtp: config.smtpUrl ? new URL(config.smtpUrl).host : 'none, mail stays in the mailbox',
      mailFrom: config.mailFrom,
      googleIssuer: config.google.issuer,
      googleClientId: config.google.clientId,
    },
  };
}
