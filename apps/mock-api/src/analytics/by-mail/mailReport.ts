import * as v from 'valibot';
import { composeMail } from '#auth/mails/layout.ts';
import { JobRefused, type JobHandler } from '#background/jobs/job.ts';
import { readAnalytics, readBreakdown } from '../analytics.service.ts';
import { FUNNEL_KINDS } from '../funnels.ts';
import { readFunnel } from '../readFunnel.ts';
import { figureWords } from './figureWords.ts';
import { goneFromNarrowing } from './goneFromNarrowing.ts';
import { periodWords } from './periodWords.ts';
import { reportPdf } from './reportPdf.ts';
import { narrowingOf } from './reportSchedules.service.ts';

const Payload = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ scheduleId: v.string(), userId: v.string(), from: v.string(), to: v.string() }),
);

const TIMES = { Daily: 'every day', Weekly: 'every Monday', Monthly: 'on the first of each month' };
/** What the mail itself says. */
const FIRST = ['Conversations', 'ResolvedAlone', 'FirstReply', 'Satisfaction'];

/** The parameters by which the dashboard's address narrows a report. */
const PARAMETERS = {
  assistantId: 'assistant',
  answeredBy: 'answered',
  agentId: 'agent',
  teamId: 'team',
  labelId: 'label',
  startPage: 'startPage',
  language: 'language',
} as const;

/** Mails one person a report, with its PDF; nothing to whom has gone or does not want it any more. */
export const mailReport: JobHandler = {
  run: async (deps, { job }) => {
    const { db, clock, config, sendMail } = deps;
    const { scheduleId, userId, from, to } = v.parse(Payload, job.payload);
    const where = { scheduleId_userId: { scheduleId, userId } };
    const recipient = await db.reportRecipient.findUnique({ where, include: { schedule: true, user: true } });
    if (!recipient) return;
    const { schedule, user } = recipient;
    if (user.status !== 'Active' || user.clientId !== schedule.clientId)
      throw new JobRefused('Gone', 'This person does not work here any more.');
    const narrowing = narrowingOf(schedule);
    const { clientId } = schedule;
    const dashboard = `${config.webUrl}/dashboard/analytics`;
    const noted = () =>
      db.reportRecipient.updateMany({
        where: { scheduleId, userId },
        data: { sentAt: clock.now(), failedAt: null, isSending: false },
      });
    const gone = await goneFromNarrowing(db, clientId, narrowing);
    if (gone.length > 0) {
      await sendMail({ ...nothingLeft({ to: user.email, name: schedule.name, gone, dashboard }), clientId });
      await noted();
      return;
    }
    const report = await readAnalytics(deps, clientId, { ...narrowing, from, to, unit: 'Day' });
    const assistants = await readBreakdown(deps, report, 'Assistant');
    const funnels = [];
    for (const kind of FUNNEL_KINDS) funnels.push(await readFunnel(deps, report, kind));
    const { name: company } = await db.client.findUniqueOrThrow({ where: { id: clientId }, select: { name: true } });
    const period = periodWords({ from, to });
    const title = { name: schedule.name, company, period };

    const query = new URLSearchParams({ period: `${from}..${to}` });
    for (const [field, parameter] of Object.entries(PARAMETERS)) {
      const value = Object.entries(narrowing).find(([name]) => name === field)?.[1];
      if (value) query.set(parameter, value);
    }
    const mail = composeMail({
      to: user.email,
      subject: `${schedule.name}: ${period}`,
      heading: schedule.name,
      paragraphs: [
        `${company}, ${period}. The whole report is attached.`,
        ...report.metrics
          .filter(({ metric }) => FIRST.includes(metric))
          .map((figure) => `${figure.name}: ${figureWords(figure)}`),
      ],
      action: { label: 'Open the report', url: `${dashboard}?${query}` },
      footnotes: [`You get this ${TIMES[schedule.cadence]}. If you do not want it any more: ${dashboard}?reports=1`],
    });
    const content = await reportPdf({ ...title, report, assistants, funnels });
    await sendMail({
      ...mail,
      clientId,
      attachments: [{ filename: `${from}-${to}.pdf`, contentType: 'application/pdf', content }],
    });
    await noted();
  },
  onFailed: async ({ db, clock }, job) => {
    const { scheduleId, userId } = v.parse(Payload, job.payload);
    const where = { scheduleId, userId };
    await db.reportRecipient.updateMany({ where, data: { failedAt: clock.now(), isSending: false } });
  },
};

type NothingLeft = { to: string; name: string; gone: readonly string[]; dashboard: string };

/** In place of a report that could only be empty. */
const nothingLeft = ({ to, name, gone, dashboard }: NothingLeft) =>
  composeMail({
    to,
    subject: `${name}: nothing to report on`,
    heading: name,
    paragraphs: [
      `This report is about one ${gone.join(' and one ')} only, which does not exist any more, so there are no figures to send.`,
      'Whoever looks after it can change what it is about, or delete it.',
    ],
    action: { label: 'Open the reports', url: `${dashboard}?reports=1` },
    footnotes: [],
  });
