import { render } from 'svelte/server';
import { expect, test } from 'vitest';

import InviteField from './InviteField.svelte';

test('a screen renders', () => {
  expect(render(InviteField).body).toContain('Invited?');
});
