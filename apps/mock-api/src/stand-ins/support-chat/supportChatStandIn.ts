import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { SCRIPT } from './script.ts';

/** Where mail to support goes: nowhere but the console's mailbox. */
const SUPPORT = 'support@parley.localhost';
const MAX_BODY = 20_000;

const message = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  email: v.pipe(v.string(), v.email()),
  body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)),
});

type StandIn = {
  /** Where it is served, without a slash at the end: `/stand-ins/support-chat`. */
  basePath: string;
  sendMail: Deps['sendMail'];
};

/**
 * A support-chat service, played locally: the script that dashboards load, and where it delivers what people write. It
 * ends up as a mail in the console's mailbox. Answers null for requests outside of `basePath`.
 */
export function createSupportChatStandIn({ basePath, sendMail }: StandIn) {
  return async function handle(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${basePath}/`)) return null;
    const endpoint = `${request.method} ${pathname.slice(basePath.length)}`;
    if (endpoint === 'GET /script.js') return sendScript();
    if (endpoint === 'POST /messages') return deliver(request, sendMail);
    return new Response('Not found', { status: 404 });
  };
}

function sendScript() {
  return new Response(SCRIPT, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' },
  });
}

async function deliver(request: Request, sendMail: Deps['sendMail']): Promise<Response> {
  // Pages of others cannot send JSON without asking first.
  if (!request.headers.get('content-type')?.startsWith('application/json')) return new Response(null, { status: 415 });
  const text = await request.text();
  const parsed = text.length > MAX_BODY ? null : v.safeParse(message, parseJson(text));
  if (!parsed?.success)
    return Response.json({ error: 'A message of up to 5,000 characters is needed.' }, { status: 400 });
  const { name, email, body } = parsed.output;
  const [firstName = name] = name.split(' ');
  await sendMail({
    to: SUPPORT,
    subject: `${name} asks for support`,
    text: `${body}\n\nAnswer to ${name} <${email}>`,
    html: `<p>${escapeHtml(body)}</p><p>Answer to ${escapeHtml(name)} &lt;${escapeHtml(email)}&gt;</p>`,
  });
  return Response.json({ reply: `Thank you, ${firstName}. We have your message and answer by mail to ${email}.` });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
