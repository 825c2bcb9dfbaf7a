import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Site, SiteSocket } from './site.ts';

// The part of RFC 6455 that the sites need: text, binary data, ping and close, without extensions.

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

interface Frame {
  readonly opcode: number;
  readonly isFinal: boolean;
  readonly payload: Buffer;
}

/** The first frame of `bytes` and what follows it; `undefined` until all of it has arrived. */
function readFrame(bytes: Buffer): { frame: Frame; rest: Buffer } | undefined {
  if (bytes.length < 2) return undefined;
  const head = bytes.readUInt8(0);
  const short = bytes.readUInt8(1) & 0x7f;
  const isMasked = bytes.readUInt8(1) >= 0x80;
  const lengthSize = short === 127 ? 8 : short === 126 ? 2 : 0;
  const maskAt = 2 + lengthSize;
  const start = maskAt + (isMasked ? 4 : 0);
  if (bytes.length < start) return undefined;
  const length =
    lengthSize === 8
      ? Number(bytes.readBigUInt64BE(2))
      : lengthSize === 2
        ? bytes.readUInt16BE(2)
        : short;
  if (bytes.length < start + length) return undefined;
  const payload = Buffer.from(bytes.subarray(start, start + length));
  if (isMasked)
    for (let at = 0; at < length; at += 1)
      payload[at] = (payload[at] as number) ^ (bytes[maskAt + (at % 4)] as number);
  return {
    frame: { opcode: head & 0x0f, isFinal: head >= 0x80, payload },
    rest: bytes.subarray(start + length),
  };
}

function writeFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length > 0xffff ? 10 : length > 125 ? 4 : 2);
  head.writeUInt8(0x80 | opcode, 0);
  head.writeUInt8(length > 0xffff ? 127 : length > 125 ? 126 : length, 1);
  if (length > 0xffff) head.writeBigUInt64BE(BigInt(length), 2);
  else if (length > 125) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}

/** Completes the handshake and passes the socket to the site; rejects the request if the site has no handler. */
export function acceptSocket(site: Pick<Site, 'sockets'>, request: IncomingMessage, raw: Duplex) {
  const key = request.headers['sec-websocket-key'];
  raw.on('error', () => raw.destroy());
  if (!(site.sockets && key)) return raw.end('HTTP/1.1 404 Not Found\r\n\r\n');
  const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  raw.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site');
  site.sockets(socketOn(raw), {
    method: 'GET',
    path: pathname,
    query: searchParams,
    cookie: request.headers.cookie ?? '',
  });
}

function socketOn(raw: Duplex): SiteSocket {
  let onMessage: (message: string | Buffer) => void = () => undefined;
  let bytes = Buffer.alloc(0);
  let message: { opcode: number; parts: Buffer[] } | undefined;
  const write = (opcode: number, payload: Buffer) => {
    if (raw.writable) raw.write(writeFrame(opcode, payload));
  };
  const receive = ({ opcode, isFinal, payload }: Frame) => {
    if (opcode === opcodes.ping) return write(opcodes.pong, payload);
    if (opcode === opcodes.close) {
      write(opcodes.close, payload);
      return raw.end();
    }
    if (opcode === opcodes.pong) return;
    if (opcode !== opcodes.continuation) message = { opcode, parts: [] };
    message?.parts.push(payload);
    if (!(message && isFinal)) return;
    const whole = Buffer.concat(message.parts);
    onMessage(message.opcode === opcodes.text ? whole.toString() : whole);
    message = undefined;
  };
  raw.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let read = readFrame(bytes); read; read = readFrame(bytes)) {
      bytes = Buffer.from(read.rest);
      receive(read.frame);
    }
  });
  return {
    send: (text) => write(opcodes.text, Buffer.from(text)),
    onMessage: (listener) => {
      onMessage = listener;
    },
    onClose: (listener) => {
      raw.on('close', listener);
    },
    close: () => {
      raw.destroy();
    },
  };
}
