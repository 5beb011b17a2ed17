import { render } from 'svelte/server';
import { expect, test } from 'vitest';

import InviteField from './InviteField.svelte';
import { inviteIn } from './invite-text';

test('a screen renders', () => {
  expect(render(InviteField).body).toContain('Invited?');
});

test('an invitation is found in whatever stands around it', () => {
  const secret = '0123456789abcdef0123456789abcdef';
  const link = `https://example.org/page/#/join/${secret}`;
  for (const text of [link, `${link} `, `${link}.`, `<${link}>`, `Join me: ${link}, at eight`, `"${link}"`, secret, ` ${secret}\n`, `(${secret})`, link.toUpperCase(), link.replace('#/join/', '%23/join%2F')]) {
    expect(inviteIn(text), text).toBe(secret);
  }
  for (const text of ['', 'nonsense', secret.slice(1), `${secret}0`, link.slice(0, -1), `https://example.org/#/table/${secret}`]) expect(inviteIn(text), text).toBeUndefined();
});
