import { AsyncLocalStorage } from 'node:async_hooks';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/**
 * Runs all functions of the local cloud in one process, which loads the SDK once; `corrections/functions.py` starts it
 * and sends one line of JSON per start and call. As on AWS, each execution environment has a module instance,
 * variables and a log, and the caller sends it one event at a time.
 */
interface Instance {
  readonly variables: Record<string, string>;
  run?: (event: unknown, context: object) => unknown;
  /** Its output since the last response. */
  written: string;
}
type HostRequest =
  | { readonly id: number; readonly start: { code: string; variables: Record<string, string> } }
  | { readonly id: number; readonly instance: number; event: unknown; context: Context }
  | { readonly forget: number };
interface Context {
  readonly awsRequestId: string;
  readonly invokedFunctionArn: string;
  readonly timeoutMs: number;
}

// As in the deployed functions; otherwise every function validates the table's models when it starts.
const VALIDATION = join(import.meta.dirname, '../code/model-validation.ts');
registerHooks({
  resolve: (name, context, next) => next(name === 'jsonschema' ? VALIDATION : name, context),
});

const current = new AsyncLocalStorage<Instance>();
const instances = new Map<number, Instance>();

const { env: machine, stdout, stderr } = process;
const variables = () => current.getStore()?.variables ?? machine;
Object.defineProperty(process, 'env', {
  value: new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => Reflect.get(variables(), name),
      has: (_, name) => Reflect.has(variables(), name),
      set: (_, name, value) => Reflect.set(variables(), name, `${value}`),
      deleteProperty: (_, name) => Reflect.deleteProperty(variables(), name),
      ownKeys: () => Reflect.ownKeys(variables()),
      getOwnPropertyDescriptor: (_, name) =>
        Reflect.getOwnPropertyDescriptor(variables(), name) && {
          ...{ value: Reflect.get(variables(), name), writable: true },
          ...{ enumerable: true, configurable: true },
        },
    },
  ),
});

const send = stdout.write.bind(stdout);
const writeError = stderr.write.bind(stderr);
for (const stream of [stdout, stderr])
  stream.write = (text: string | Uint8Array, ...rest: unknown[]): boolean => {
    const instance = current.getStore();
    const line = typeof text === 'string' ? text : Buffer.from(text).toString();
    if (instance) instance.written += line;
    else writeError(line);
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };

async function respond(id: number, instance: Instance, work: () => unknown): Promise<void> {
  const outcome = await current.run(instance, async () => {
    try {
      return { status: 'ok', result: await work() };
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      return { status: 'error', error: message, trace: stack };
    }
  });
  const log = instance.written.trimEnd();
  instance.written = '';
  send(`${JSON.stringify({ id, log, ...outcome })}\n`);
}

async function load(instance: Instance, code: string): Promise<void> {
  const { handler } = await import(pathToFileURL(join(code, 'index.mjs')).href);
  if (typeof handler !== 'function') throw new Error('index.handler is not a function');
  instance.run = handler;
}

/** The context object that Lambda passes to a handler. */
function contextOf({ awsRequestId, invokedFunctionArn, timeoutMs }: Context): object {
  const end = Date.now() + timeoutMs;
  return {
    awsRequestId,
    invokedFunctionArn,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
  };
}

function handle(request: HostRequest): void {
  if ('forget' in request) return void instances.delete(request.forget);
  const { id } = request;
  if ('start' in request) {
    const instance: Instance = { variables: request.start.variables, written: '' };
    instances.set(id, instance);
    return void respond(id, instance, () => load(instance, request.start.code));
  }
  const instance = instances.get(request.instance);
  if (!instance) throw new Error(`There is no instance ${request.instance}`);
  void respond(id, instance, () => instance.run?.(request.event, contextOf(request.context)));
}

createInterface({ input: process.stdin })
  .on('line', (line) => handle(JSON.parse(line)))
  // The emulator has exited.
  .on('close', () => process.exit());
