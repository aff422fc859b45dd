import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configSchema } from './configSchema.ts';
import { newConfig } from './newConfig.ts';

it('is a configuration that can be saved as it is', () => {
  const config = newConfig({ title: 'Nori', colour: '#964624', timezone: 'Australia/Hobart' });

  expect(v.parse(configSchema, config)).toEqual(config);
});

it('refuses what it does not know, and what is out of bounds, by its path', () => {
  const config = newConfig({ title: 'Nori' });
  const odd = { ...config, appearance: { ...config.appearance, corners: 99 }, extra: 1 };

  const { issues = [] } = v.safeParse(configSchema, odd);

  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['appearance.corners', 'extra']);
});
