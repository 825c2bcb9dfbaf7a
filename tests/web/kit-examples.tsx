import type { ReactNode } from 'react';
import { Alert } from '../../web/app/ui/alert.tsx';
import { Badge } from '../../web/app/ui/badge.tsx';
import { Button } from '../../web/app/ui/button.tsx';
import { ChartKey } from '../../web/app/ui/chart/chart-key.tsx';
import { CodeBlock } from '../../web/app/ui/code-block.tsx';
import { EmptyCard } from '../../web/app/ui/empty-card.tsx';
import { Chip } from '../../web/app/ui/form/chip.tsx';
import { ChoiceButtons } from '../../web/app/ui/form/choice-buttons.tsx';
import { Textarea, TextField } from '../../web/app/ui/form/field.tsx';
import { NativeSelect } from '../../web/app/ui/form/native-select.tsx';
import { OptionList } from '../../web/app/ui/form/option-list.tsx';
import { PasswordField } from '../../web/app/ui/form/password-field.tsx';
import { SearchField } from '../../web/app/ui/form/search-field.tsx';
import { SoftDisabledButton } from '../../web/app/ui/form/soft-disabled-button.tsx';
import { Switch } from '../../web/app/ui/form/switch.tsx';
import { HeatRamp } from '../../web/app/ui/heat-ramp.tsx';
import { AuthPage } from '../../web/app/ui/layout/auth-page.tsx';
import { Card } from '../../web/app/ui/layout/card.tsx';
import { InlineError } from '../../web/app/ui/layout/inline-error.tsx';
import { Page } from '../../web/app/ui/layout/page.tsx';
import { PageTitle } from '../../web/app/ui/layout/page-title.tsx';
import { RowsOutline, TableOutline } from '../../web/app/ui/layout/rows-outline.tsx';
import { StepsOutline } from '../../web/app/ui/layout/steps-outline.tsx';
import { PageLoader, Spinner, WholePageLoader } from '../../web/app/ui/loader.tsx';
import { Logo, Sunrise } from '../../web/app/ui/logo.tsx';
import { Progress } from '../../web/app/ui/progress.tsx';
import { EmptyState, ErrorState, StateIcon } from '../../web/app/ui/state.tsx';
import { VerticalStep, VerticalSteps, WizardSteps } from '../../web/app/ui/stepper.tsx';

const ignore = () => undefined;
const options = ['Phone', 'Desktop'].map((label) => ({ label, value: label }));
const search = { hint: 'Search', noMatch: 'No match' };
const tones = ['critical', 'important', 'positive', 'warning', 'neutral'] as const;
const states = ['done', 'current', 'locked', 'complete'] as const;
const steps = states.map((state) => ({ label: `A ${state} step`, state }));

export const KIT: Readonly<Record<string, ReactNode>> = {
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
};
