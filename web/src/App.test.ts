import { render } from 'svelte/server';
import { expect, test } from 'vitest';

import App from './App.svelte';

test('the app renders', () => {
  expect(render(App).body).toContain('Meander');
});
