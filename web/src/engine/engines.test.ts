import { expect, test, vi } from 'vitest';
import type { Engine } from './engine';
import { EnginesByGame } from './engines';
import { mockEngine } from './mock-engine';

function engineOf(game: string): Engine {
  return { ...mockEngine(), request: (message) => (message.type === 'games' ? { type: 'games', games: [{ game }] } : { type: message.type, by: game }) };
}

test('an engine is loaded when its game is first needed, once', async () => {
  const load = { onirim: vi.fn(async () => engineOf('onirim')), labyrinth: vi.fn(async () => engineOf('labyrinth')) };
  const engines = new EnginesByGame(load);
  expect(await engines.request({ type: 'rules', game: 'labyrinth' })).toEqual({ type: 'rules', by: 'labyrinth' });
  await engines.restore(['host create {"game":"labyrinth"}', 'more']);
  expect(load.onirim).not.toHaveBeenCalled();
  expect(load.labyrinth).toHaveBeenCalledTimes(1);
  await engines.restore(['nonsense']);
  expect(load.onirim).toHaveBeenCalledTimes(1);
});

test('the games of all engines are listed, in their order', async () => {
  const engines = new EnginesByGame({ onirim: async () => engineOf('onirim'), labyrinth: async () => engineOf('labyrinth') });
  expect(await engines.request({ type: 'games' })).toEqual({ type: 'games', games: [{ game: 'onirim' }, { game: 'labyrinth' }] });
});

test('an engine that could not be loaded is tried again', async () => {
  let there = false;
  const labyrinth = () => (there ? Promise.resolve(engineOf('labyrinth')) : Promise.reject(new Error('offline')));
  const engines = new EnginesByGame({ onirim: async () => engineOf('onirim'), labyrinth });
  expect(await engines.request({ type: 'games' })).toEqual({ type: 'games', games: [{ game: 'onirim' }] });
  await expect(engines.request({ type: 'rules', game: 'labyrinth' })).rejects.toThrow('offline');
  there = true;
  expect(await engines.request({ type: 'rules', game: 'labyrinth' })).toEqual({ type: 'rules', by: 'labyrinth' });
});

test('an engine that is loaded later speaks the language that was chosen', async () => {
  const speak = vi.fn();
  const engines = new EnginesByGame({ onirim: async () => ({ ...engineOf('onirim'), speak }) });
  const translator = () => 'x';
  engines.speak(translator);
  await engines.request({ type: 'games' });
  expect(speak).toHaveBeenCalledWith(translator);
});
