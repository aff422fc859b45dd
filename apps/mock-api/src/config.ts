import { createPublicKey } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

/** Everything the API takes from its environment. docs/configuration.md lists each variable. */
export type Config = {
  /** Hides errors' insides, introspection, GraphiQL and the console. */
  isProduction: boolean;
  port: number;
  databaseUrl: string;
  /** Where browsers reach this API: addresses of images begin with it. */
  apiUrl: string;
  /** Where people open the dashboard and the chat; also the origins that may call the API. */
  webUrl: string;
  chatUrl: string;
  /** Further origins that may call the API. */
  allowedOrigins: readonly string[];
  /** Whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
  /** `host:port` in private networks that may be called although somebody else typed their address; as a rule none. */
  allowedPrivateHosts: readonly string[];
  /** Between two pages that are read of one host, in milliseconds. */
  crawlDelayMs: number;
  signupEnabled: boolean;
  persistedQueries: boolean;
  /** Key of the HS256 signatures of access and visitor tokens. */
  tokenSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  stripe: {
    /** Where Stripe's API is; the stand-in when nothing else is said outside production. */
    apiUrl: string;
    secretKey: string;
    webhookSecret: string;
    /** Stripe's official mock, which checks what is sent to the stand-in before it answers; null without one. */
    mockUrl: string | null;
    /** Where the stand-in listens; null when Stripe is somewhere else. */
    standInPort: number | null;
  };
  /** An endpoint of the OpenAI protocol that assistants may answer by; the stand-in outside production. */
  languageModel: {
    /** Up to its version, such as https://api.openai.com/v1; null: none. */
    url: string | null;
    key: string | null;
    models: readonly string[];
    /** Turns sentences into vectors in place of the model that is built in; null: that one does. */
    embeddingModel: string | null;
    embeddingDimensions: number;
  };
  google: {
    issuer: string;
    tokenUrl: string;
    keysUrl: string;
    clientId: string;
    clientSecret: string;
  };
  shopify: {
    /** Where a shop is, with its name for `{shop}`. */
    shopUrl: string;
    clientId: string;
    clientSecret: string;
  };
  wix: {
    /** Where its API is. */
    apiUrl: string;
    /** Where merchants let the app into their site. */
    installerUrl: string;
    appId: string;
    appSecret: string;
    /** With which its webhooks are read, in PEM; blank: none is taken. */
    publicKey: string;
  };
  calendly: {
    apiUrl: string;
    /** Where people use it: they find their token there. */
    webUrl: string;
  };
  zendesk: {
    /** Where an account is, with its subdomain for `{subdomain}`. */
    url: string;
  };
  /** Where maps of addresses are drawn; null: nowhere. */
  maps: { url: string; key: string } | null;
};

const DEVELOPMENT_SECRET = 'parley-development-secret-do-not-use-elsewhere';
const STAND_IN_KEYS = { secretKey: 'sk_test_parley', webhookSecret: 'whsec_parley_local' };
const GOOGLE_SECRET = 'parley-local-secret';
const SHOPIFY_SECRET = 'shpss_parley_local';
const WIX_SECRET = 'wix-parley-local-secret';
/** Of the key of stand-ins/wix/webhookKey.ts. */
const WIX_STAND_IN_KEY = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAv+Nq+A1RPEIaZ4D1fgQM
2H9dX3hxmiF1BGrzNQ+sFq2JccQsBz8K1GYr9Ja4eJkHu9H8X89AlIgjxzYeccJ6
HTYrZjDOdWNOJPXKB5y8VEm4uts3BTnlo5aKv2sCiVD3PpQvuDcUGAWVEXAfCct5
uhow8UEYUt5qHEx9CLRD9InwiP/aIb+tqCWfkr2ebIYXNdVXwG1mRxhiEus7bxIv
vomvLW4L+Jqhh/lIDBclld5YDsZ1UMFC9ZtJnAkkJYPiTgnZfdYtXjW5LVYM/qpF
RPirbFN28bXq+g19M5Or1Ws1VfKusIhAwsmFd0PBIqmq9DeWDLe8ieDkc3jL4E8K
nwIDAQAB
-----END PUBLIC KEY-----
`;
/** Of a key of HS256 (RFC 7518, 3.2), in bytes. */
const SHORTEST_SECRET = 32;

/** Reads the configuration; throws a sentence a person can act on when it cannot work. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const isProduction = env.NODE_ENV === 'production';
  const port = portOf('API_PORT', env.API_PORT ?? '4000');
  const standIn = `http://localhost:${port}/stand-ins/google`;
  if (isProduction) requireSecrets(env);
  return {
    isProduction,
    port,
    databaseUrl: env.DATABASE_URL ?? 'file:.data/parley.db',
    apiUrl: originOf('API_URL', env.API_URL ?? `http://localhost:${port}`),
    webUrl: originOf('WEB_URL', env.WEB_URL ?? `http://localhost:${env.WEB_PORT ?? 3000}`),
    chatUrl: originOf('CHAT_URL', env.CHAT_URL ?? `http://localhost:${env.CHAT_PORT ?? 3001}`),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((address) => originOf('ALLOWED_ORIGINS', address)),
    trustedProxies: readProxies(env.TRUSTED_PROXIES ?? ''),
    allowedPrivateHosts: (env.ALLOWED_PRIVATE_HOSTS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(privateHostOf),
    crawlDelayMs: delayOf(env.CRAWL_DELAY_MS ?? '500'),
    signupEnabled: env.SIGNUP_ENABLED !== 'false',
    persistedQueries: env.PERSISTED_QUERIES !== 'false',
    tokenSecret: env.TOKEN_SECRET ?? DEVELOPMENT_SECRET,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'Parley <no-reply@parley.localhost>',
    stripe: readStripe(env, isProduction),
    languageModel: readLanguageModel(env, { isProduction, port }),
    google: {
      issuer: env.GOOGLE_ISSUER ?? standIn,
      tokenUrl: env.GOOGLE_TOKEN_URL ?? `${standIn}/token`,
      keysUrl: env.GOOGLE_KEYS_URL ?? `${standIn}/oauth2/v3/certs`,
      clientId: env.GOOGLE_CLIENT_ID ?? 'parley-local',
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? GOOGLE_SECRET,
    },
    shopify: {
      shopUrl:
        env.SHOPIFY_SHOP_URL ??
        (isProduction ? 'https://{shop}.myshopify.com' : `http://localhost:${port}/stand-ins/shopify/{shop}`),
      // Without an app of one's own nobody can connect a shop.
      clientId: env.SHOPIFY_CLIENT_ID ?? (isProduction ? '' : 'parley-local'),
      clientSecret: env.SHOPIFY_CLIENT_SECRET ?? (isProduction ? '' : SHOPIFY_SECRET),
    },
    wix: readWix(env, { isProduction, port }),
    calendly: readCalendly(env, { isProduction, port }),
    maps: readMaps(env, { isProduction, port }),
    zendesk: {
      url:
        env.ZENDESK_URL ??
        (isProduction ? 'https://{subdomain}.zendesk.com' : `http://localhost:${port}/stand-ins/zendesk/{subdomain}`),
    },
  };
}

function readWix(env: NodeJS.ProcessEnv, { isProduction, port }: { isProduction: boolean; port: number }) {
  const standIn = `http://localhost:${port}/stand-ins/wix`;
  return {
    apiUrl: (env.WIX_API_URL ?? (isProduction ? 'https://www.wixapis.com' : standIn)).replace(/\/+$/, ''),
    installerUrl:
      env.WIX_INSTALLER_URL ?? (isProduction ? 'https://www.wix.com/app-installer' : `${standIn}/app-installer`),
    appId: env.WIX_APP_ID ?? (isProduction ? '' : '5ea1ed00-0000-4000-8000-000000000001'),
    appSecret: env.WIX_APP_SECRET ?? (isProduction ? '' : WIX_SECRET),
    publicKey: pemOf('WIX_PUBLIC_KEY', env.WIX_PUBLIC_KEY ?? (isProduction ? '' : WIX_STAND_IN_KEY)),
  };
}

/** A public key in PEM, whose lines may be written with `\n` between them; blank for none. */
function pemOf(variable: string, given: string): string {
  const pem = given.replaceAll('\\n', '\n').trim();
  if (pem === '') return '';
  try {
    return createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw new Error(`${variable} is not a public key in PEM.`);
  }
}

function readCalendly(env: NodeJS.ProcessEnv, { isProduction, port }: { isProduction: boolean; port: number }) {
  const isReal = isProduction || env.CALENDLY_API_URL !== undefined;
  const standIn = `http://localhost:${port}/stand-ins/calendly`;
  const apiUrl = (env.CALENDLY_API_URL ?? (isReal ? 'https://api.calendly.com' : `${standIn}/api`)).replace(/\/+$/, '');
  if (!/^https?:\/\/\S+$/.test(apiUrl)) throw new Error(`CALENDLY_API_URL is not an address: ${apiUrl}`);
  return { apiUrl, webUrl: isReal ? 'https://calendly.com' : standIn };
}

/** Of the stand-in; no secret. */
export const STAND_IN_MAPS_KEY = 'maps-parley-local';

function readMaps(env: NodeJS.ProcessEnv, { isProduction, port }: { isProduction: boolean; port: number }) {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_URL: given } = env;
  if (!key && !isProduction) {
    return { url: `http://localhost:${port}/stand-ins/google-maps`, key: STAND_IN_MAPS_KEY };
  }
  const url = (given ?? 'https://maps.googleapis.com').replace(/\/+$/, '');
  if (!/^https?:\/\/\S+$/.test(url)) throw new Error(`GOOGLE_MAPS_URL is not an address: ${url}`);
  return key ? { url, key } : null;
}

/** Of the stand-in; no secret. */
export const STAND_IN_KEY = 'sk-parley-local';

function readLanguageModel(env: NodeJS.ProcessEnv, { isProduction, port }: { isProduction: boolean; port: number }) {
  const given = env.LANGUAGE_MODEL_URL?.replace(/\/+$/, '') ?? null;
  if (given !== null && !/^https?:\/\/\S+$/.test(given))
    throw new Error(`LANGUAGE_MODEL_URL is not an address: ${given}`);
  const dimensions = Number(env.EMBEDDING_DIMENSIONS ?? 512);
  if (!Number.isInteger(dimensions) || dimensions < 1) {
    throw new Error(`EMBEDDING_DIMENSIONS is not a number of dimensions: ${env.EMBEDDING_DIMENSIONS}`);
  }
  const isStandIn = given === null && !isProduction;
  return {
    url: isStandIn ? `http://localhost:${port}/stand-ins/language-model/v1` : given,
    key: isStandIn ? STAND_IN_KEY : (env.LANGUAGE_MODEL_KEY ?? null),
    models: (env.LANGUAGE_MODELS ?? (isStandIn ? 'stand-in' : '')).split(/[\s,]+/).filter(Boolean),
    embeddingModel: given === null ? null : (env.EMBEDDING_MODEL ?? null),
    embeddingDimensions: dimensions,
  };
}

/** What works otherwise than whoever starts it may expect: a sentence each. */
export function configWarnings({ isProduction, smtpUrl }: Config): string[] {
  if (!isProduction || smtpUrl) return [];
  return ['SMTP_URL is not set: invitations, password resets and all other mail reach nobody.'];
}

/** A port, 0 for any that is free. */
function portOf(variable: string, given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${variable} is not a port: ${given}`);
}

/** Addresses, and networks such as 10.0.0.0/8, between commas or blanks. */
function readProxies(given: string): BlockList {
  const proxies = new BlockList();
  for (const proxy of given.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...rest] = proxy.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    const prefix = Number(bits ?? longest);
    if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? '0') || prefix > longest) {
      throw new Error(`TRUSTED_PROXIES is not a list of addresses such as 10.0.0.0/8: ${proxy}`);
    }
    proxies.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return proxies;
}

function delayOf(given: string): number {
  const delay = Number(given);
  if (given.trim() !== '' && Number.isInteger(delay) && delay >= 0 && delay <= 60_000) return delay;
  throw new Error(`CRAWL_DELAY_MS is not a number of milliseconds up to 60000: ${given}`);
}

/** `localhost:4000`, with its port. */
function privateHostOf(given: string): string {
  const host = given.toLowerCase();
  if (/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/.test(host)) return host;
  throw new Error(
    `ALLOWED_PRIVATE_HOSTS is not a list of hosts with their ports, such as intranet.example:80: ${given}`,
  );
}

/** Throws for a secret that production lacks, or that everybody could know. */
function requireSecrets(env: NodeJS.ProcessEnv): void {
  for (const name of ['TOKEN_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    if (!env[name]) throw new Error(`${name} must be set when NODE_ENV is production.`);
  }
  const known = [
    DEVELOPMENT_SECRET,
    STAND_IN_KEYS.secretKey,
    STAND_IN_KEYS.webhookSecret,
    GOOGLE_SECRET,
    SHOPIFY_SECRET,
    WIX_SECRET,
  ];
  for (const name of [
    'TOKEN_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'GOOGLE_CLIENT_SECRET',
    'SHOPIFY_CLIENT_SECRET',
    'WIX_APP_SECRET',
  ]) {
    if (known.includes(env[name] ?? '')) {
      throw new Error(`${name} is the one of development, which everybody can read. Set one of your own.`);
    }
  }
  if (pemOf('WIX_PUBLIC_KEY', env.WIX_PUBLIC_KEY ?? '') === WIX_STAND_IN_KEY)
    throw new Error("WIX_PUBLIC_KEY is the one of development, whose private half everybody can read. Set your app's.");
  if (Buffer.byteLength(env.TOKEN_SECRET ?? '') < SHORTEST_SECRET) {
    throw new Error(
      `TOKEN_SECRET must have at least ${SHORTEST_SECRET} characters, such as from: openssl rand -base64 32`,
    );
  }
}

function readStripe(env: NodeJS.ProcessEnv, isProduction: boolean): Config['stripe'] {
  const standInPort = portOf('STRIPE_PORT', env.STRIPE_PORT ?? '12111');
  const isElsewhere = isProduction || env.STRIPE_API_URL !== undefined;
  const otherwise = isProduction ? 'https://api.stripe.com' : `http://localhost:${standInPort}`;
  return {
    apiUrl: originOf('STRIPE_API_URL', env.STRIPE_API_URL ?? otherwise),
    secretKey: env.STRIPE_SECRET_KEY ?? STAND_IN_KEYS.secretKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? STAND_IN_KEYS.webhookSecret,
    mockUrl: env.STRIPE_MOCK_URL ? originOf('STRIPE_MOCK_URL', env.STRIPE_MOCK_URL) : null,
    standInPort: isElsewhere ? null : standInPort,
  };
}

/** `parley.example`, `localhost:3000`: no scheme, and nothing but a host. */
const BARE_HOST = /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?\/?$/i;

/**
 * What browsers call the origin of `address`; of a bare host with the secure scheme (spec §7). Other schemes have the origin
 * «null», which every sandboxed page has too.
 */
function originOf(variable: string, given: string): string {
  const address = BARE_HOST.test(given) ? `https://${given}` : given;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${variable} is not an address such as https://parley.example: ${given}`);
  }
  return url.origin;
}
