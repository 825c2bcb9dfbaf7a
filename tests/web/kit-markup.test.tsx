import { resolve } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Wave } from '../../web/app/reports/audio/wave.tsx';
import { HeatPanel } from '../../web/app/reports/heat-panel.tsx';
import { DawnPanel } from '../../web/app/shell/dawn-panel.tsx';
import { Alert } from '../../web/app/ui/alert.tsx';
import { Badge } from '../../web/app/ui/badge.tsx';
import { Button } from '../../web/app/ui/button.tsx';
import { ChartKey } from '../../web/app/ui/chart/chart-key.tsx';
import { CodeBlock } from '../../web/app/ui/code-block.tsx';
import { EmptyCard } from '../../web/app/ui/empty-card.tsx';
import { Chip } from '../../web/app/ui/form/chip.tsx';
import { ChoiceButtons } from '../../web/app/ui/form/choice-buttons.tsx';
import { Textarea, TextField } from '../../web/app/ui/form/field.tsx';
import { FormDialog } from '../../web/app/ui/form/form-dialog.tsx';
import { NativeSelect } from '../../web/app/ui/form/native-select.tsx';
import { OptionList } from '../../web/app/ui/form/option-list.tsx';
import { PasswordField } from '../../web/app/ui/form/password-field.tsx';
import { SearchField } from '../../web/app/ui/form/search-field.tsx';
import { Select } from '../../web/app/ui/form/select.tsx';
import { SoftDisabledButton } from '../../web/app/ui/form/soft-disabled-button.tsx';
import { Switch } from '../../web/app/ui/form/switch.tsx';
import { HeatRamp } from '../../web/app/ui/heat-ramp.tsx';
import { AuthPage } from '../../web/app/ui/layout/auth-page.tsx';
import { Card } from '../../web/app/ui/layout/card.tsx';
import { Dialog } from '../../web/app/ui/layout/dialog.tsx';
import { Drawer } from '../../web/app/ui/layout/drawer.tsx';
import { InlineError } from '../../web/app/ui/layout/inline-error.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../web/app/ui/layout/menu.tsx';
import { Page } from '../../web/app/ui/layout/page.tsx';
import { PageTitle } from '../../web/app/ui/layout/page-title.tsx';
import { Popover } from '../../web/app/ui/layout/popover.tsx';
import { RowsOutline, TableOutline } from '../../web/app/ui/layout/rows-outline.tsx';
import { StepsOutline } from '../../web/app/ui/layout/steps-outline.tsx';
import { PageLoader, Spinner, WholePageLoader } from '../../web/app/ui/loader.tsx';
import { Logo, Sunrise } from '../../web/app/ui/logo.tsx';
import { Progress } from '../../web/app/ui/progress.tsx';
import { EmptyState, ErrorState, StateIcon } from '../../web/app/ui/state.tsx';
import { VerticalStep, VerticalSteps, WizardSteps } from '../../web/app/ui/stepper.tsx';
import { SortableTh, Table, Tbody, Td, Th, Thead, Tr } from '../../web/app/ui/table.tsx';
import { WideTable } from '../../web/app/ui/wide-table.tsx';
import './browser.ts';
import { linesOf, withoutIds } from './markup.ts';

const ignore = () => undefined;
const options = ['Phone', 'Desktop'].map((label) => ({ label, value: label }));
const search = { hint: 'Search', noMatch: 'No match' };
const tones = ['critical', 'important', 'positive', 'warning', 'neutral'] as const;
const states = ['done', 'current', 'locked', 'complete'] as const;
const steps = states.map((state) => ({ label: `A ${state} step`, state }));
const trigger = <button type="button">Open</button>;

const KIT: Readonly<Record<string, ReactNode>> = {
  alerts: tones.map((tone) => (
    <Alert key={tone} tone={tone}>
      Text
    </Alert>
  )),
  badges: (
    <>
      <Badge>Short</Badge>
      <Badge tone="solid" wraps>
        Text of a website
      </Badge>
    </>
  ),
  buttons: (
    <>
      <Button>Save</Button>
      <Button variant="danger" size="lg" busy="Deleting...">
        Delete
      </Button>
      <Button disabled busy={false}>
        Save
      </Button>
      <Button asChild variant="ghost" size="icon">
        <a href="/a">Invoices</a>
      </Button>
      <SoftDisabledButton disabled>Export</SoftDisabledButton>
    </>
  ),
  cards: (
    <>
      <Card>Padded</Card>
      <Card isPadded={false} className="grid">
        Flush
      </Card>
      <EmptyCard copy={{ title: 'Nothing yet', lead: 'Soon.' }} />
    </>
  ),
  'chart key': <ChartKey className="bg-accent">Visitors</ChartKey>,
  chip: (
    <Chip remove="Remove" onRemove={ignore}>
      Device
    </Chip>
  ),
  'choice buttons': (
    <ChoiceButtons label="Speed" choices={[1, 2]} value={2} onChange={ignore}>
      {(each) => `${each}x`}
    </ChoiceButtons>
  ),
  'choice buttons with classes': (
    <ChoiceButtons label="Speed" choices={[1]} value={2} onChange={ignore} className="grid">
      {(each) => `${each}x`}
    </ChoiceButtons>
  ),
  'code block': <CodeBlock label="Script" code="run()" copy="Copy" copied="Copied" />,
  fields: (
    <>
      <TextField label="Name" hint="In emails." error="Missing." />
      <TextField label="Company" isLabelHidden />
      <Textarea aria-label="Message" />
      <NativeSelect aria-label="Country" />
      <PasswordField label="Password" />
      <SearchField label="Search" placeholder="Name" value="" onChange={ignore} />
      <Switch isOn onChange={ignore}>
        On
      </Switch>
      <Switch isOn={false} onChange={ignore}>
        Off
      </Switch>
    </>
  ),
  'heat ramp': <HeatRamp />,
  'option list': <OptionList label="Device" options={options} value="Desktop" onSelect={ignore} />,
  'option list with search': (
    <OptionList
      label="Device"
      options={options}
      value={['Phone']}
      onSelect={ignore}
      {...{ search }}
    />
  ),
  'pages and titles': (
    <>
      <AuthPage title="Log in" lead="Welcome." icon="Icon" />
      <Page>A list</Page>
      <Page width="narrow">A form</Page>
      <PageTitle title="Team" lead="Lead" badge="Badge" action="Action" />
    </>
  ),
  'inline error': <InlineError text="Not loaded." onRetry={ignore} />,
  loaders: (
    <>
      <Spinner />
      <PageLoader />
      <WholePageLoader />
      <Logo />
      <Sunrise />
    </>
  ),
  outlines: (
    <>
      <StepsOutline title="Connection" />
      <RowsOutline rowClassName="h-20" count={2} />
      <TableOutline label="Loading" rowClassName="h-20" count={1} />
    </>
  ),
  progress: [0, 100].map((value) => (
    <Progress key={value} label="Sessions" value={value} max={100} />
  )),
  'empty and failed': (
    <>
      <EmptyState title="Nothing" icon={<StateIcon tone="accent">Icon</StateIcon>} />
      <EmptyState isPage title="Nothing" lead="Soon." action="Action" />
      <ErrorState title="Failed" />
    </>
  ),
  'wizard steps': <WizardSteps label="Steps" steps={steps} onSelect={ignore} />,
  'vertical steps': (
    <VerticalSteps>
      {steps.map((step, index) => (
        <VerticalStep key={step.label} {...step} number={index} onSelect={ignore} note="Note">
          Content
        </VerticalStep>
      ))}
      <VerticalStep label="Last" state="complete" isCurrent number={4} onSelect={ignore}>
        Content
      </VerticalStep>
      <VerticalStep label="No way back" state="done" number={5} />
    </VerticalSteps>
  ),
  tables: (
    <>
      <Table caption="Team">
        <Thead>
          <tr>
            <Th>Name</Th>
            <SortableTh direction="ascending" onSort={ignore}>
              Up
            </SortableTh>
            <SortableTh direction="descending" onSort={ignore}>
              Down
            </SortableTh>
            <SortableTh direction={undefined} onSort={ignore}>
              Other
            </SortableTh>
          </tr>
        </Thead>
        <Tbody>
          <Tr isLink>
            <Td label="Name">Ann</Td>
          </Tr>
          <Tr>
            <Td>Tom</Td>
          </Tr>
        </Tbody>
      </Table>
      <WideTable caption="Users" rows={3}>
        <tbody />
      </WideTable>
    </>
  ),
  wave: <Wave share={0.5} />,
  'heat panel': <HeatPanel page="/cart" />,
  'dawn panel': (
    <DawnPanel
      testimonial={{
        ...{ quote: 'It works.', name: 'Cay Doe', title: 'Founder', company: 'Doe Ltd' },
        ...{ avatarUrl: '', avatarFallback: 'CD' },
      }}
    />
  ),
  dialog: (
    <Dialog isOpen onOpenChange={ignore} title="Delete?" lead="Forever.">
      Content
    </Dialog>
  ),
  'dialog without a lead': (
    <Dialog isOpen onOpenChange={ignore} title="Delete?">
      Content
    </Dialog>
  ),
  'form dialog': (
    <FormDialog
      copy={{ title: 'Delete?', lead: '', cancel: 'No', submit: 'Yes', submitting: 'Deleting...' }}
      {...{ close: ignore, onSubmit: ignore, isPending: true, isDangerous: true }}
    >
      Fields
    </FormDialog>
  ),
  drawer: (
    <Drawer isOpen onOpenChange={ignore} label="Menu" head="Head">
      Content
    </Drawer>
  ),
  menu: (
    <Menu trigger={trigger} label="Account" head="Ann" defaultOpen>
      <MenuItem>
        <a href="/profile">Profile</a>
      </MenuItem>
      <MenuSeparator />
    </Menu>
  ),
  popover: (
    <Popover trigger={trigger} label="Panel">
      {() => 'Content'}
    </Popover>
  ),
  select: (
    <Select
      value="Phone"
      onValueChange={ignore}
      options={[...options, { group: 'More', options: [{ label: 'TV', value: 'TV' }] }]}
    />
  ),
};

test('every component of the kit has the reviewed markup and classes in each state', async () => {
  const pictures = Object.entries(KIT).map(([name, component]) => {
    render(component);
    if (name === 'popover') fireEvent.click(document.querySelector('button') as Element);
    if (name === 'select')
      fireEvent.keyDown(document.querySelector('[role=combobox]') as Element, { key: 'Enter' });
    const lines = [...document.body.children].flatMap((each) => linesOf(each));
    cleanup();
    return `# ${name}\n${lines.join('\n')}\n`;
  });
  const file = resolve(import.meta.dirname, '../golden/kit.txt');
  await expect(withoutIds(pictures.join('\n'))).toMatchFileSnapshot(file);
});
