// A seat that is told one of the fixtures and is answered "not now", whatever it asks.
import type { Connection } from '../protocol/connection';
import type { TableReply, Update, Welcome } from '../protocol/table';
import { fixtures } from './fixtures';
import labyrinth from './labyrinth-messages.json';

const clause = 'Play: lay a chamber at the end of the row; an empty row takes any. Golden rule: its symbol differs from that of the last card of the row.';

const mazes = labyrinth as unknown as Record<string, Update>;

export function fixtureConnection(name: string): Connection {
  return {
    place: 'local',
    request: () => Promise.reject(new Error('there is no table here')),
    sit(_link, _language, listener) {
      queueMicrotask(() => {
        const maze = mazes[name.replace(/^labyrinth-/, '')];
        if (name.startsWith('labyrinth-') && maze) {
          listener.welcome({ ...(labyrinth.welcome as unknown as Welcome), table: name, seat: (maze.view as { seat: number }).seat });
          listener.reachable(true);
          return listener.update(maze);
        }
        const { options, update } = fixtures[name] ?? (fixtures['turn'] as (typeof fixtures)[string]);
        listener.welcome({ type: 'welcome', protocol: 1, version: '0', table: 'fixture', game: 'onirim', title: 'Onirim', options, seat: 1 });
        listener.reachable(true);
        listener.update(update);
      });
      return {
        ask: (message): Promise<TableReply> =>
          Promise.resolve(
            message.type === 'why' ? { type: 'why', rule: 'ONI-3.2', text: 'A sun may not lie next to a sun.', clause }
            : message.type === 'hint' ? { type: 'hint', action: 'play RK', words: 'play red key', reason: 'It makes two of three red.' }
            : { type: 'refused', code: 'not_now', text: 'This table only pretends.' },
          ),
        close: () => undefined,
      };
    },
  };
}
