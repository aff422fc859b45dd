import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import { templateConfig } from '@parley/assistant-config/templates';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { chatConfigSchema } from './chatConfig.ts';

const told = publicConfig(newConfig({ title: 'Nori' }), (path) => path);

it('takes what the API tells of a configuration', () => {
  const config = publicConfig(templateConfig('Support', { title: 'Nori' }), (path) => path);

  const { appearance, homePage } = v.parse(chatConfigSchema, config);

  expect(appearance.mainColour).toBe('#00625a');
  expect(homePage.blocks.map(({ type }) => type)).toEqual(['Ask', 'Questions', 'Conversations', 'GuidedFlows', 'Team']);
});

it('passes over what a newer API may add', () => {
  const newer = {
    ...told,
    appearance: { ...told.appearance, theme: 'Sepia', font: 'Comic', shadow: 3 },
    homePage: { ...told.homePage, start: 'Tour', blocks: [{ id: 'map', type: 'Map' }, ...told.homePage.blocks] },
  };

  const { appearance, homePage } = v.parse(chatConfigSchema, newer);

  expect(appearance).toMatchObject({ theme: 'Auto', font: 'Geist' });
  expect(homePage.start).toBe('Home');
  expect(homePage.blocks.map(({ id }) => id)).toEqual(['ask', 'conversations', 'flows', 'team']);
});
