import * as types from '@rrweb/types';
import { expect, test } from 'vitest';
import * as rrweb from '../../../lambdas/contract/rrweb.ts';

test('the numbers of events, changes and nodes are those of the installed rrweb', () => {
  expect(types.EventType).toMatchObject(rrweb.EventType);
  expect(types.IncrementalSource).toMatchObject(rrweb.IncrementalSource);
  expect(types.MouseInteractions).toMatchObject(rrweb.MouseInteractions);
  expect(types.NodeType).toMatchObject(rrweb.NodeType);
});
