import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { inject } from 'vitest';
import { makeAdmin } from '../../lib/local/admins.ts';
import type { Tenant } from './every-call.ts';
import { fillAccount } from './full-account.ts';
import { newOwner } from './owner.ts';

export async function newTenant(): Promise<Tenant> {
  const mark = randomUUID().slice(0, 8);
  const [canary, secret] = [`canary${mark}`, `secret${mark}`];
  const owner = await newOwner(inject('cloud'), `${canary}@example.com`);
  return { ...owner, canary, secret, ...(await fillAccount(owner, canary, secret)) };
}

/** The same account with the admins' rights. */
export async function newAdminTenant(): Promise<Tenant> {
  const tenant = await newTenant();
  await makeAdmin(tenant.email, inject('cloud'));
  return tenant;
}

/** A payment provider that opens a portal for every customer, at a port of its own. */
export async function portalsOnly() {
  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (part) => {
      form += part;
    });
    request.on('end', () => {
      const customer = new URLSearchParams(form).get('customer');
      const url = `https://portal.example/${customer}`;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ object: 'billing_portal.session', url }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  process.env.STRIPE_API_ORIGIN = `http://127.0.0.1:${port}`;
  return () => new Promise((done) => server.close(done));
}
