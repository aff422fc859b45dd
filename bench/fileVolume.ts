import Database from 'libsql';
import { openDb } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { buildLabel } from '@parley/db/factories/labels';
import { buildTeam } from '@parley/db/factories/teams';
import { VOLUME_CLIENT as clientId } from '@parley/db/volume';

export type Filed = { users: string[]; teams: string[]; labels: string[] };

/** Who and what the volume's conversations are filed under; a company of nine. */
const SIZE = { users: 9, teams: 4, labels: 12 };

/**
 * Files the volume's conversations as a company would have: by assignee, team, label, priority, language and status, each
 * scattered by the conversation's number. Most are resolved, of the latest every other one is open.
 */
export async function fileVolume(url: string): Promise<Filed> {
  const db = openDb(url);
  const filed: Filed = { users: [], teams: [], labels: [] };
  for (let n = 0; n < SIZE.users; n++) filed.users.push((await buildUser(db, { clientId, name: `Agent ${n}` })).id);
  for (let n = 0; n < SIZE.teams; n++) filed.teams.push((await buildTeam(db, { clientId, name: `Team ${n}` })).id);
  for (let n = 0; n < SIZE.labels; n++) filed.labels.push((await buildLabel(db, { clientId, name: `Label ${n}` })).id);
  await db.$disconnect();

  const database = new Database(url.slice('file:'.length));
  const { lastNumber } = Object(database.prepare('SELECT max("number") AS lastNumber FROM "Conversation"').get());
  database.exec(`
    UPDATE "Conversation" SET
      "status" = CASE
        WHEN "waitingSince" IS NOT NULL THEN 'Open'
        WHEN "number" > ${Number(lastNumber) * 0.98} AND "number" % 2 = 0 THEN 'Open'
        WHEN "number" % 50 = 0 THEN 'Open' WHEN "number" % 50 = 1 THEN 'Pending' WHEN "number" % 50 = 2 THEN 'Snoozed'
        ELSE 'Resolved'
      END,
      "assigneeId" = ${oneOf(filed.users, '"number" * 7')},
      "teamId" = ${oneOf(filed.teams, '"number" * 11')},
      "priority" = CASE WHEN "number" % 3 > 0 THEN 0 ELSE "number" / 3 % 5 END,
      "language" = CASE "number" % 7 WHEN 0 THEN 'de' WHEN 1 THEN 'fr' WHEN 2 THEN 'de-CH' WHEN 3 THEN 'pl' ELSE 'en' END,
      "hasAttachments" = "number" % 13 = 0,
      "handoffRequestedAt" = CASE WHEN "number" % 500 = 0 THEN "lastActivityAt" END
    WHERE "clientId" = '${clientId}';
    INSERT INTO "ConversationLabel" ("conversationId", "labelId")
      SELECT "id", ${oneOf(filed.labels, '"number" / 3')} FROM "Conversation"
      WHERE "clientId" = '${clientId}' AND "number" % 3 = 0 AND "number" / 3 % ${SIZE.labels + 1} < ${SIZE.labels};
    DELETE FROM "FactDue";
  `);
  database.close();
  return filed;
}

/** One of the ids or, as often as any of them, null. */
function oneOf(ids: readonly string[], n: string): string {
  return `CASE (${n}) % ${ids.length + 1} ${ids.map((id, index) => `WHEN ${index} THEN '${id}'`).join(' ')} END`;
}
