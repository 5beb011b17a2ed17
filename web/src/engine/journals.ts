// What outlives the tab: each local table's journal and links. Lines are on the disk when append() has resolved.
export interface KeptTable {
  table: string;
  links: { link: string; seat: number }[]; // seat 0: watching
  changed: number; // seconds since 1970
}

export interface Journals {
  begin(kept: KeptTable, lines: string[]): Promise<void>;
  append(table: string, lines: string[], changed: number): Promise<void>;
  find(link: string): Promise<{ kept: KeptTable; lines: string[] } | undefined>;
  forget(table: string): Promise<void>;
}

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });

const allOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

class StoredJournals implements Journals {
  constructor(readonly database: IDBDatabase) {}

  #write() {
    return this.database.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
  }

  async begin(kept: KeptTable, lines: string[]) {
    const transaction = this.#write();
    transaction.objectStore('tables').add({ ...kept, keys: kept.links.map(({ link }) => link) });
    transaction.objectStore('lines').add({ table: kept.table, at: 0, lines });
    await finished(transaction);
  }

  async append(table: string, lines: string[], changed: number) {
    const transaction = this.#write();
    const store = transaction.objectStore('lines');
    const at = await answered(store.count(allOf(table)));
    store.add({ table, at, lines });
    const tables = transaction.objectStore('tables');
    tables.put({ ...(await answered(tables.get(table))), changed });
    await finished(transaction);
  }

  async find(link: string) {
    const transaction = this.database.transaction(['tables', 'lines'], 'readonly');
    const kept = await answered<KeptTable | undefined>(transaction.objectStore('tables').index('keys').get(link));
    if (!kept) return undefined;
    const parts = await answered<{ lines: string[] }[]>(transaction.objectStore('lines').getAll(allOf(kept.table)));
    return { kept, lines: parts.flatMap((part) => part.lines) };
  }

  async forget(table: string) {
    const transaction = this.#write();
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('lines').delete(allOf(table));
    await finished(transaction);
  }
}

export async function openJournals(factory: IDBFactory = indexedDB): Promise<Journals> {
  const request = factory.open('meander', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'table' }).createIndex('keys', 'keys', { multiEntry: true, unique: true });
    request.result.createObjectStore('lines', { keyPath: ['table', 'at'] });
  };
  return new StoredJournals(await answered(request));
}
