import type { ReactNode } from 'react';
import { trackerDocs as copy } from '../../../lambdas/contract/copy/docs.ts';
import { usePage } from '../lib/page.ts';
import { Link } from '../lib/router/router.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Logo } from '../ui/logo.tsx';
import { Table, Tbody, Td, Th, Thead, Tr } from '../ui/table.tsx';

const { attributes } = copy;

/** The public documentation page for developers who install the tag. */
export function TrackerPage() {
  usePage('trackerDocs');
  const { origin } = window.location;
  return (
    <>
      <header className="border-b border-line px-4 py-3 md:px-8">
        <Link to="/" className="no-underline">
          <Logo />
        </Link>
      </header>
      <main className="px-4 py-9 md:px-8">
        <Page width="report">
          <PageTitle title={copy.title} lead={copy.lead} />
          <div className="grid gap-9">
            <Section title={copy.tag.title}>
              <p>{copy.tag.text}</p>
              <Code label={copy.tag.label} code={copy.tag.code(origin)} />
              <p className="text-ink-muted">{copy.tag.note}</p>
            </Section>
            <Section title={attributes.title}>
              <Attributes />
            </Section>
            <Section title={copy.consent.title}>
              <List items={copy.consent.items} />
              <Code label={copy.consent.label} code={copy.consent.code} />
            </Section>
            <Section title={copy.policy.title}>
              <p>{copy.policy.text}</p>
              <Code label={copy.policy.label} code={copy.policy.code(origin)} />
            </Section>
            <Section title={copy.never.title}>
              <List items={copy.never.items} />
            </Section>
            <Section title={copy.repeats.title}>
              <List items={copy.repeats.items} />
            </Section>
            <Section title={copy.cost.title}>
              <List items={copy.cost.items} />
            </Section>
            <Section title={copy.robots.title}>
              <p>{copy.robots.text}</p>
            </Section>
            <p className="text-ink-muted">
              {copy.help} <Link to="/contact">{copy.contact}</Link>
            </p>
          </div>
        </Page>
      </main>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return <CodeBlock label={label} code={code} copy={copy.copy} copied={copy.copied} />;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Attributes() {
  return (
    <Card isPadded={false}>
      <Table caption={attributes.caption}>
        <Thead>
          <tr>
            <Th>{attributes.name}</Th>
            <Th>{attributes.where}</Th>
            <Th>{attributes.meaning}</Th>
          </tr>
        </Thead>
        <Tbody>
          {attributes.rows.map(([name, where, meaning]) => (
            <Tr key={name}>
              <Td className="font-mono text-ui md:whitespace-nowrap">{name}</Td>
              <Td label={attributes.where} className="md:whitespace-nowrap">
                {where}
              </Td>
              <Td label={attributes.meaning}>{meaning}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  );
}
