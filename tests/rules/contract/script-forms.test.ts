import { expect, test } from 'vitest';
import {
  forJsx,
  forTagManager,
  withStrictPrivacy,
} from '../../../lambdas/contract/rules/script-forms.ts';

const TAG =
  '<script async src="https://t.example/1.js" data-site="a&amp;b" crossorigin="anonymous" referrerpolicy="origin"></script>';

test('a tag manager’s script creates the same element, with every attribute', () => {
  const made: Record<string, string | boolean> = {};
  const element = {
    setAttribute: (name: string, value: string) => {
      made[name] = value;
    },
    set async(isAsync: boolean) {
      made.async = isAsync;
    },
  };
  const head: unknown[] = [];
  const document = {
    createElement: () => element,
    head: { appendChild: (node: unknown) => head.push(node) },
  };
  const [first, ...lines] = forTagManager(TAG).split('\n');
  expect([first, lines.pop()]).toEqual(['<script>', '</script>']);
  new Function('document', lines.join('\n'))(document);
  expect(head).toEqual([element]);
  expect(made).toEqual({
    async: true,
    src: 'https://t.example/1.js',
    'data-site': 'a&amp;b',
    crossorigin: 'anonymous',
    referrerpolicy: 'origin',
  });
});

test('the tag in JSX closes itself and spells attributes in camel case', () => {
  expect(forJsx('<script src="/1.js" crossorigin="a" referrerpolicy="b"></script>')).toBe(
    '<script src="/1.js" crossOrigin="a" referrerPolicy="b" />',
  );
});

test('strict privacy mode is an attribute of the tag', () => {
  expect(withStrictPrivacy('<script src="/1.js"></script>')).toBe(
    '<script src="/1.js" data-privacy="strict"></script>',
  );
});
