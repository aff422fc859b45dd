import { JobRefused, type JobHandler } from '#background/jobs/job.ts';
import { setGptStatus } from '../gptStatus.ts';
import { findPage, keepFault, keepPage, keepUnchanged } from './keepPage.ts';
import { faultText } from './pageFault.ts';
import { readAddress } from './readAddress.ts';
import { readRobots } from './robots.ts';

/** Job `readWebpage`: reads one page again that somebody asked for. */
export const readWebpage: JobHandler = {
  run: async (deps, { job: { subjectId }, signal }) => {
    const webpage = await deps.db.webpage.findUnique({
      where: { articleId: subjectId },
      include: { article: true, source: true },
    });
    if (!webpage || webpage.article.status === 'Archived') return;
    const { url, source, clientId, sourceId, depth, foundOn } = webpage;
    await setGptStatus(deps, subjectId, { gptStatus: 'Extracting' });
    const robots = source?.respectsRobots === false ? null : await readRobots(deps, new URL(url).origin, signal);
    if (robots && !robots.isAllowed(url)) {
      await keepFault(deps, webpage, { fault: 'Robots', status: null, mayPass: false });
      return;
    }
    const result = await readAddress(deps, { url, known: webpage.contentHash ? webpage : null, signal });
    if (signal.aborted) return;
    if (result.kind === 'Failed') await keepFault(deps, webpage, { ...result, status: result.status });
    else if (result.kind === 'Unchanged') {
      const now = await findPage(deps, clientId, url);
      if (now) await keepUnchanged(deps, now, result.status);
    } else {
      const now = await findPage(deps, clientId, url);
      await keepPage(deps, now, result, { clientId, sourceId, depth, foundOn });
    }
  },
  onFailed: async (deps, { subjectId }, error) => {
    const isRefused = error instanceof JobRefused;
    await setGptStatus(deps, subjectId, {
      gptStatus: 'Failed',
      gptErrorCode: isRefused ? error.code : 'Unreadable',
      gptError: isRefused ? error.message : faultText('Unreadable'),
    });
  },
};
