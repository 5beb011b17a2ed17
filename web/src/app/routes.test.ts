import { expect, test } from 'vitest';
import { addressOf, routeOf } from './routes';

test('an address is what it was made from', () => {
  expect(routeOf(addressOf('table', 'local-1', 'a/b'))).toEqual({ screen: 'table', parameters: ['local-1', 'a/b'] });
  expect(routeOf('#/rules/ONI-7.4')).toEqual({ screen: 'rules', parameters: ['ONI-7.4'] });
});

test('no address is home; what is no address of a screen leads nowhere', () => {
  for (const hash of ['', '#', '#/']) expect(routeOf(hash)).toEqual({ screen: 'home', parameters: [] });
  for (const hash of ['#/nonsense', '#/watch/zz', '#home-page', '#/table', '#/nowhere']) expect(routeOf(hash)).toEqual({ screen: 'nowhere', parameters: [hash] });
  expect(routeOf('#/join/%E0%A4%A')).toEqual({ screen: 'join', parameters: ['%E0%A4%A'] });
});
