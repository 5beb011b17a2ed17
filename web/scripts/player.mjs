// A person at the page: what it may press is what the page offers.

// Options are `key:value` as on the command line; the fields hold the values.
export async function newGame(page, { options, partner }) {
  await page.click('a[href="#/new"]');
  await page.waitForSelector('fieldset');
  if (partner) await page.locator(`input[name='partner'][value='${partner}']`).check();
  for (const option of options) await page.locator(`input[data-option='${option}']`).check();
  await page.click('.begin button');
  await page.waitForSelector('.board, .cover');
}

const any = (list, chance) => list[Math.floor(chance() * list.length)];

// One answer; tells what it was about, or that the game is over.
export async function answer(page, chance) {
  await page.waitForFunction(() => document.querySelector('.cover button:enabled, .prompt button:enabled, .hands button, .ending'), undefined, { timeout: 15000 });
  if (await page.locator('.ending').count()) return 'over';
  if (await page.locator('.cover').count()) {
    // Between two at one screen nothing of either hand is in the page.
    if (await page.locator('[data-card], .hands, .board').count()) throw new Error('cards behind the cover');
    await page.click('.cover button');
    return 'cover';
  }
  if (await page.locator('.pass').count()) {
    await page.click('.pass');
    return 'pass';
  }
  const before = await page.locator('.onirim').getAttribute('data-prompt');
  const phase = await act(page, chance);
  await page.waitForFunction((number) => document.querySelector('.ending, .cover, .pass') || document.querySelector('.onirim')?.dataset.prompt !== number, before, { timeout: 15000 });
  return phase;
}

async function act(page, chance) {
  if (await page.locator('.tray').count()) return tray(page, chance);
  const direct = await page.locator('.prompt ul button').all();
  const cards = await page.locator('.hands button.offered').all();
  if (direct.length > 0 && (cards.length === 0 || chance() < 0.5)) {
    await any(direct, chance).click();
    return `choice${direct.length}`;
  }
  await any(cards, chance).click();
  const lit = await page.locator('.lit > .put').all();
  const buttons = await page.locator('.prompt ul button').all();
  await any(chance() < 0.7 && lit.length > 0 ? lit : buttons, chance).click();
  return 'hand';
}

async function tray(page, chance) {
  const confirm = page.locator('.tray > .main');
  if (await page.locator('.ends').count()) {
    // an order: one card is put somewhere else
    await any(await page.locator('.tray ol button').all(), chance).click();
    await any(await page.locator('.tray ol button').all(), chance).click();
  }
  while (!(await confirm.isEnabled())) await any(await page.locator(".tray ol button[aria-pressed='false']").all(), chance).click();
  const text = await confirm.textContent();
  await confirm.click();
  return `tray-${text.replace(/\W+/g, '-').toLowerCase()}`;
}
