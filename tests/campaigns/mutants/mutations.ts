import { parseSync } from 'oxc-parser';

/** One small change of one file. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly line: number;
  readonly kind: string;
  readonly isStatement: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '&&': '||', '||': '&&', '??': '&&', '+': '-', '-': '+', '*': '/', '/': '*' },
};

/** All mutations of a file, except types, imports and texts, which the compiler and wording tests check. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  const found: Mutation[] = [];
  const add = (node: Node, replacement: string, kind: string, at = node.start) =>
    found.push({
      ...{ start: node.start, end: node.end, replacement, kind },
      line: text.slice(0, at).split('\n').length,
      isStatement: node.type === 'ExpressionStatement',
    });
  walk(program as unknown as Node, (node) => mutate(node, text, add));
  return found;
}

type Add = (node: Node, replacement: string, kind: string, at?: number) => void;

function mutate(node: Node, text: string, add: Add): void {
  const source = (part: unknown) => text.slice((part as Node).start, (part as Node).end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node.left as Node, node.right as Node];
      const swapped = OPERATORS[String(node.operator)];
      const isText = [left, right].some(
        (side) => /^(Template|String)?Literal$/.test(side.type) && typeof side.value === 'string',
      );
      if (swapped && !(isText && node.operator === '+')) {
        // Without parentheses, `a ?? b ?? c` is a syntax error when one operator becomes `&&`.
        const replacement = `(${source(left)}) ${swapped} (${source(right)})`;
        add(node, replacement, `${node.operator} → ${swapped}`, left.end);
      }
      break;
    }
    case 'UnaryExpression':
      if (node.operator === '!') add(node, source(node.argument), 'negation removed');
      break;
    case 'Literal':
      if (typeof node.value === 'boolean') add(node, String(!node.value), `${node.value} flipped`);
      if (typeof node.value === 'number') add(node, String(node.value + 1), 'number + 1');
      break;
    case 'ConditionalExpression':
      add(node, source(node.consequent), 'always the first');
      add(node, source(node.alternate), 'always the second');
      break;
    case 'IfStatement':
      add(node.test as Node, 'false', 'if never');
      break;
    case 'ExpressionStatement': {
      const { type, argument } = node.expression as Node;
      const isCall =
        type === 'CallExpression' ||
        (type === 'AwaitExpression' && (argument as Node).type === 'CallExpression');
      if (isCall) add(node, ';', 'call removed');
      break;
    }
  }
}

const SKIPPED = /^(TS|Import|Export(All|Named)Declaration$)/;

function walk(node: Node, visit: (node: Node) => void): void {
  if (SKIPPED.test(node.type) && !node.declaration && !/^TS(As|Satisfies|NonNull)/.test(node.type))
    return;
  visit(node);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each && typeof each === 'object' && 'type' in each) walk(each as Node, visit);
    }
  }
}
