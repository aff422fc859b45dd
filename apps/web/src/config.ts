/** What `/config.js` says, completed. */
export type Config = {
  /** The API's endpoints. */
  graphqlUrl: string;
  socketUrl: string;
  /** The origin of the visitors' chat. */
  chatUrl: string;
  signupEnabled: boolean;
  environment: 'production' | 'staging';
  /** https and wss for an API given as a bare host, and Secure cookies (spec §9: true unless said otherwise). */
  secure: boolean;
  googleClientId: string;
  googleAuthorizeUrl: string;
  /** Where the terms and the privacy notice stand: the operator's, or pages of our own that say there are none. */
  termsUrl: string;
  privacyUrl: string;
  /** The script of the support chat; empty: there is none. */
  supportChatUrl: string;
  /** The script of the card provider where it is not the provider's own; empty in production, which uses that. */
  stripeJsUrl: string;
  /** The publishable key that cards are saved with. */
  stripeKey: string;
};

declare global {
  interface Window {
    PARLEY_CONFIG?: unknown;
  }
}

/** Completes what `/config.js` set. Throws a sentence for the person who runs the server when it cannot be used. */
function parseConfig(input: unknown): Config {
  const given: Record<string, unknown> = { ...(typeof input === 'object' && input) };
  const text = (name: string, otherwise = '') => (typeof given[name] === 'string' ? given[name] : otherwise);
  const secure = given.secure !== false;
  const apiUrl = text('apiUrl');
  if (!apiUrl) throw new Error('Parley is not configured: /config.js must set window.PARLEY_CONFIG with an apiUrl.');
  const origin = new URL(/^https?:\/\//.test(apiUrl) ? apiUrl : `${secure ? 'https' : 'http'}://${apiUrl}`).origin;
  return {
    graphqlUrl: `${origin}/graphql`,
    socketUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
    chatUrl: text('chatUrl', 'http://localhost:3001'),
    signupEnabled: given.signupEnabled === true,
    environment: given.environment === 'production' ? 'production' : 'staging',
    secure,
    googleClientId: text('googleClientId'),
    googleAuthorizeUrl: text('googleAuthorizeUrl', 'https://accounts.google.com/o/oauth2/v2/auth'),
    termsUrl: text('termsUrl', '/terms.html'),
    privacyUrl: text('privacyUrl', '/privacy.html'),
    supportChatUrl: text('supportChatUrl'),
    stripeJsUrl: text('stripeJsUrl'),
    stripeKey: text('stripeKey'),
  };
}

export const config = parseConfig(window.PARLEY_CONFIG);
