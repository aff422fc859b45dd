import type { Mail } from '@parley/db';
import type { Deps } from '#context.ts';
import { json, Refused, SAFE_HEADERS } from './answers.ts';
import type { ConsoleRoute } from './routes.ts';

const SHOWN = 200;

/** A mail with the names of what came with it. */
export type OpenMail = Mail & { files: { name: string }[] };

/** A mail's HTML may show itself and open its links elsewhere; it may not run, load or send anything. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Every mail the API has sent: newest first, narrowed by `?to=`. */
export function mailRoutes({ db }: Pick<Deps, 'db'>): ConsoleRoute[] {
  return [
    {
      method: 'GET',
      path: '/console/mails',
      answer: async ({ url }) => json({ mails: await listMails(db, url.searchParams.get('to')) }),
    },
    {
      method: 'DELETE',
      path: '/console/mails',
      answer: async () => {
        const { count } = await db.mail.deleteMany();
        return json({ deleted: count, message: 'The mailbox is empty.' });
      },
    },
    { method: 'GET', path: '/console/mails/:id', answer: async ({ params }) => json(await findMail(db, params.id)) },
    {
      method: 'GET',
      path: '/console/mails/:id/html',
      answer: async ({ params }) => {
        const mail = await findMail(db, params.id);
        const headers = {
          ...SAFE_HEADERS,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': MAIL_POLICY,
        };
        return new Response(withLinksOutside(mail.html), { headers });
      },
    },
    {
      method: 'GET',
      path: '/console/mails/:id/files/:name',
      answer: async ({ params }) => {
        const { id: mailId = '', name = '' } = params;
        const file = await db.mailFile.findUnique({ where: { mailId_name: { mailId, name } } });
        if (!file) throw new Refused(404, 'This file is not in the mailbox any more.');
        return new Response(file.content, { headers: { ...SAFE_HEADERS, 'content-type': file.mediaType } });
      },
    },
  ];
}

/** Links leave the frame, which could not show the dashboard anyway. */
function withLinksOutside(document: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(document) ? document.replace(/<head[^>]*>/i, `$&${base}`) : base + document;
}

/** Newest first, at most 200. */
export function listMails(db: Deps['db'], to: string | null = null): Promise<Mail[]> {
  return db.mail.findMany({
    where: to === null ? {} : { to: to.toLowerCase() },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
}

/** Throws Refused 404. */
export async function findMail(db: Deps['db'], id = ''): Promise<OpenMail> {
  const mail = await db.mail.findUnique({ where: { id }, include: { files: { select: { name: true } } } });
  if (!mail) throw new Refused(404, 'This mail is not in the mailbox any more.');
  return mail;
}
