import { expect, it } from 'vitest';
import { chatFrame } from '#testing/chatFrame.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const NADIA = 'nadia@lumenandlark.example';

it('previews no promise of a quick reply before anybody was answered', async () => {
  await renderScreen('/onboard/client/chat', {
    as: NADIA,
    prepare: async ({ db }) => {
      const { clientId } = await db.user.findUniqueOrThrow({ where: { email: NADIA } });
      await db.client.update({
        where: { id: clientId ?? '' },
        data: { country: 'CH', timezone: 'Europe/Zurich', companySize: 'UpTo50' },
      });
    },
  });

  const { assistant } = await chatFrame();

  expect(assistant().availability).toMatchObject({ isOpen: true, replyMinutes: null });
});
