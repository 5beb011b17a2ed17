// A page whose line to the server can be cut: `before` an answer has reached the server, `after` it, or at once.
import type { Page } from 'playwright-core';

export interface Cut {
  at: 'never' | 'before' | 'after';
  now(): Promise<void>;
}

export async function cuttable(page: Page): Promise<Cut> {
  const cut: Cut = { at: 'never', now: async () => {} };
  await page.routeWebSocket(/\/table$/, (line) => {
    const beyond = line.connectToServer();
    const close = async () => {
      cut.at = 'never';
      await beyond.close();
      await line.close({ code: 3000 });
    };
    cut.now = close;
    line.onMessage((message) => {
      const answering = (JSON.parse(String(message)) as { type: string }).type === 'answer';
      if (!answering || cut.at !== 'before') beyond.send(message);
      if (answering && cut.at === 'before') void close();
    });
    beyond.onMessage((message) => {
      if (cut.at === 'after' && (JSON.parse(String(message)) as { type: string }).type === 'done') void close();
      else line.send(message);
    });
  });
  return cut;
}
