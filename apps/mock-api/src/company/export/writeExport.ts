import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@parley/db';
import { auditLines } from './exportedAudit.ts';
import { COMPANY_FILES } from './exportedCompany.ts';
import { conversationLines, conversationRows } from './exportedConversations.ts';
import { attachmentPages, bytesOf, pathOf, pictureBytes, picturesOf } from './exportedFiles.ts';
import { submissionLines } from './exportedSubmissions.ts';
import { pageViewRows, visitorRows } from './exportedVisitors.ts';
import { READ_ME } from './readMe.ts';

type Exporting = {
  db: Db;
  clientId: string;
  /** Where it goes. */
  path: string;
  now: Date;
  /** Called for each piece, with how many records are in it. May throw, to give up. */
  onDone: (count: number) => void;
  signal?: AbortSignal | undefined;
};

/**
 * Writes all data of a company into a ZIP file, a page of records at a time, each file after the one before: memory holds no
 * more of a company that has much.
 */
export async function writeExport({ db, clientId, path, now, onDone, signal }: Exporting): Promise<void> {
  // Only here, so that an API that is not asked for an export does not load it.
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = createWriteStream(path);
  const written = pipeline(zip.outputStream, output, { signal });

  const add = async (name: string, pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>) => {
    const content = Readable.from(pieces, { objectMode: false });
    zip.addReadStream(content, name, { mtime: now, compress: !isPacked(name) });
    await Promise.race([once(content, 'end'), written]);
  };

  try {
    await add('READ ME.txt', [READ_ME]);
    for (const [name, read] of Object.entries(COMPANY_FILES)) {
      await add(`${name}.json`, [`${JSON.stringify(await read(db, clientId), null, 2)}\n`]);
    }
    await add('visitors.csv', visitorRows(db, clientId, onDone));
    await add('page-views.csv', pageViewRows(db, clientId));
    await add('audit-log.ndjson', auditLines(db, clientId));
    await add('form-submissions.ndjson', submissionLines(db, clientId));
    await add('conversations.csv', conversationRows(db, clientId));
    await add('conversations.ndjson', conversationLines(db, clientId, onDone));
    for await (const page of attachmentPages(db, clientId)) {
      for (const attachment of page) {
        const bytes = await bytesOf(db, attachment);
        if (bytes) await add(pathOf(attachment), [bytes]);
        onDone(1);
      }
    }
    for (const { id, ownerId, mediaType } of await picturesOf(db, clientId)) {
      const bytes = await pictureBytes(db, id);
      if (bytes) await add(`pictures/${ownerId}.${mediaType.slice('image/'.length)}`, [bytes]);
    }
    zip.end();
    await written;
  } catch (error) {
    output.destroy();
    await written.catch(() => {});
    throw error;
  }
}

/** What is packed already does not become smaller. */
const isPacked = (name: string) => /\.(jpe?g|png|gif|webp|zip|docx|xlsx|pptx|mp[34]|webm)$/i.test(name);
