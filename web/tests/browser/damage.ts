// Spoils what the browser keeps of a game in the tab, as a failing disk would.
import type { Page } from 'playwright-core';

// The game of this link: its first lines are no journal's any more.
export const damage = (page: Page, link: string) =>
  page.evaluate(async (spoilt) => {
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => ((request.onsuccess = () => resolve(request.result)), (request.onerror = () => reject(request.error))));
    const database = await done(indexedDB.open('meander', 1));
    const transaction = database.transaction(['tables', 'lines'], 'readwrite');
    const { table } = await done<{ table: string }>(transaction.objectStore('tables').index('keys').get(spoilt));
    await done(transaction.objectStore('lines').put({ table, at: 0, lines: ['nonsense'] }));
    database.close();
  }, link);

export const linkOf = (page: Page) => page.url().split('#/table/')[1]?.split('/')[0] ?? '';
