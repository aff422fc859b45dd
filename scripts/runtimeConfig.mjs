/**
 * What one build of the dashboard learns at run time. Served as /config.js, so that the same files run with signup on and
 * off and against any API. docs/configuration.md describes each variable.
 */
export function webConfig(env = process.env) {
  const apiUrl = addressOf(env.API_URL, `http://localhost:${env.API_PORT ?? 4000}`);
  return {
    apiUrl,
    chatUrl: addressOf(env.CHAT_URL, `http://localhost:${env.CHAT_PORT ?? 3001}`),
    signupEnabled: env.SIGNUP_ENABLED !== 'false',
    environment: env.ENVIRONMENT === 'production' ? 'production' : 'staging',
    secure: env.SECURE !== 'false',
    googleClientId: env.GOOGLE_CLIENT_ID ?? 'parley-local',
    termsUrl: env.TERMS_URL ?? null,
    privacyUrl: env.PRIVACY_URL ?? null,
    // Only our own stand-in plays the support service.
    supportChatUrl: env.SUPPORT_CHAT_URL ?? (env.API_URL ? null : `${apiUrl}/stand-ins/support-chat/script.js`),
    ...stripeConfig(env),
    googleAuthorizeUrl: env.GOOGLE_AUTHORIZE_URL ?? `${apiUrl}/stand-ins/google/o/oauth2/v2/auth`,
  };
}

/** An address that was given; a bare host has the secure scheme (spec §7). */
const addressOf = (given, otherwise) => {
  if (!given) return otherwise;
  return /^https?:\/\//i.test(given) ? given : `https://${given}`;
};

/** The card provider: its own script in production only; elsewhere the stand-in's, or one that is named. */
function stripeConfig(env) {
  if (env.ENVIRONMENT === 'production') return { stripeJsUrl: null, stripeKey: env.STRIPE_PUBLISHABLE_KEY ?? null };
  return {
    stripeJsUrl: env.STRIPE_JS_URL ?? `http://localhost:${env.STRIPE_PORT ?? 12_111}/stripe.js`,
    stripeKey: env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_parley',
  };
}

/** What the visitors' chat learns at run time. */
export function chatConfig(env = process.env) {
  return { apiUrl: webConfig(env).apiUrl };
}

/** Who may show the chat inside a page: the dashboard, beside an assistant's settings. */
export function chatFrameAncestors(env = process.env) {
  return new URL(addressOf(env.WEB_URL, `http://localhost:${env.WEB_PORT ?? 3000}`)).origin;
}

/** The text of /config.js. */
export function configScript(config) {
  return `window.PARLEY_CONFIG = ${JSON.stringify(config).replaceAll('<', '\\u003c')};\n`;
}
