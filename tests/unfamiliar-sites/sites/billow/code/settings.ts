export const settings = `
function Reminders() {
  const key = ['reminders'];
  const { data } = useData(key, '/reminders');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ([name, value]) => send('PATCH', '/reminders?' + name + '=' + value),
    onMutate: async ([name, value]) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, { ...before, [name]: value });
      return { before };
    },
    onError: (error, values, { before }) => client.setQueryData(key, before),
  });
  if (!data) return <Skeleton className="h-64 w-full" />;
  return <>
    <Heading title="Reminders" />
    <Card className="grid gap-6">
      <div className="flex items-center justify-between gap-4"><div><Label htmlFor="automatic">Remind clients automatically</Label><p className="text-sm text-slate-500">A friendly e-mail when an invoice is late.</p></div><Switch id="automatic" checked={data.automatic} onCheckedChange={(value) => change.mutate(['automatic', value])} /></div>
      <div className="flex items-center justify-between gap-4"><div><Label htmlFor="thanks">Say thank you</Label><p className="text-sm text-slate-500">A short note when a payment arrives.</p></div><Switch id="thanks" checked={data.thanks} onCheckedChange={(value) => change.mutate(['thanks', value])} /></div>
      <div className="flex items-center justify-between gap-4"><Label htmlFor="days">First reminder after</Label><Select id="days" label="First reminder after" value={data.days} onValueChange={(value) => change.mutate(['days', value])} options={[['3', '3 days'], ['7', '7 days'], ['14', '14 days'], ['30', '30 days']]} /></div>
    </Card>
    <Card className="mt-6"><h2 className="font-semibold">What clients receive</h2><p className="mt-3 text-sm leading-6 text-slate-600">Hello, I hope you are well. My invoice is now past its date. If the payment is on its way, please ignore this note. Kind regards, Ada</p></Card>
  </>;
}

/** A small editor with the shortcuts of the big ones. */
function TermsEditor() {
  const [text, setText] = useState('Payment within 14 days.');
  const onKeyDown = (event) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (!event.shiftKey) setText(text.slice(0, selectionStart) + '  ' + text.slice(selectionEnd));
  };
  return <Textarea id="terms" rows={5} aria-label="Payment terms" className="font-mono" value={text} onChange={(event) => setText(event.target.value)} onKeyDown={onKeyDown} />;
}

const swatches = ['#7c3aed', '#059669', '#e11d48', '#d97706', '#0f172a', '#334155'];

function Branding() {
  const [accent, setAccent] = useState(swatches[0]);
  return <>
    <Heading title="Branding" />
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div className="grid gap-6">
        <Card><h2 className="font-semibold">Look</h2>
          <Tabs className="mt-4" items={[['colour', 'Colour', <div className="flex flex-wrap gap-2">{swatches.map((hex) => <button key={hex} aria-label={'Colour ' + hex} aria-pressed={accent === hex} className={cn('size-9 rounded-full swatch', accent === hex && 'ring-2')} style={{ background: hex }} onClick={() => setAccent(hex)} />)}</div>], ['type', 'Type', <p className="text-sm text-slate-600">Invoices are set in Georgia. More faces are part of Studio.</p>], ['logo', 'Logo', <p className="text-sm text-slate-600">Drop a file of at least 400 pixels here.</p>]]} />
        </Card>
        <Card><h2 className="font-semibold">Wording</h2>
          <div className="mt-4 grid gap-4"><div className="grid gap-2"><Label htmlFor="greeting">Greeting</Label><Input id="greeting" defaultValue="Thank you for your trust" /></div>
            <div className="grid gap-2"><Label htmlFor="terms">Payment terms</Label><TermsEditor /></div>
            <div className="flex justify-end"><Button id="save-branding" onClick={() => send('PUT', '/branding').then(() => toast.success('Branding saved'))}>Save branding</Button></div></div>
        </Card>
      </div>
      <Card className="h-fit"><div className="h-3 rounded-full" style={{ background: accent }} /><h2 className="mt-6 text-2xl font-bold" style={{ color: accent }}>Invoice</h2><p className="mt-2 text-sm text-slate-500">BL-1048, due in 14 days</p><ul className="mt-6 divide-y text-sm">{['Brand workshop', 'Logo concepts', 'Revisions'].map((text, index) => <li key={text} className="flex justify-between py-2"><span>{text}</span><span className="tabular-nums">{money(180 * (index + 1))}</span></li>)}</ul></Card>
    </div>
  </>;
}

const profileSchema = z.object({ name: z.string().min(2, 'Enter your name'), site: z.url('Enter an address that starts with https://') });

function ProfileForm() {
  const form = useForm({ resolver: zodResolver(profileSchema), defaultValues: { name: 'Ada Moreau', site: '' } });
  const save = useMutation({ mutationFn: () => send('PUT', '/profile'), onSuccess: () => { toast.success('Profile saved'); form.reset(form.getValues()); } });
  return <form id="profile" noValidate className="grid gap-4" onSubmit={form.handleSubmit(() => save.mutate())}>
    <Field form={form} name="name" label="Your name" /><Field form={form} name="site" label="Website" placeholder="https://" />
    <div className="flex items-center justify-end gap-3"><span className="text-sm text-slate-500">{form.formState.isDirty ? 'You have changes' : 'Everything is saved'}</span><Button id="save-profile" type="submit" disabled={!form.formState.isDirty || save.isPending}>{save.isPending && <Spinner />}Save profile</Button></div>
  </form>;
}

const sections = [['Company', ['Legal name', 'Street', 'Postcode and town', 'Registration number']], ['Tax', ['VAT ID', 'Default rate', 'Reverse charge note']], ['Numbering', ['Prefix', 'Next number', 'Reset every year']], ['E-mail', ['Sender name', 'Reply address', 'Signature', 'Blind copy']], ['Currencies', ['Main currency', 'Rounding', 'Exchange rates']], ['Bank account', ['IBAN', 'BIC', 'Name of the bank']], ['Time', ['Hourly rate', 'Round up to', 'Week starts on']], ['Privacy', ['Keep documents for', 'Delete inactive clients', 'Contact for privacy']]];

const SettingsPage = () => <>
  <Heading title="Settings" />
  <Card><h2 className="mb-4 font-semibold">Profile</h2><ProfileForm /></Card>
  {sections.map(([title, labels]) => <Card key={title} className="mt-6"><h2 className="font-semibold">{title}</h2><p className="mt-1 text-sm text-slate-500">Used on invoices, estimates and reminders.</p>
    <div className="mt-4 grid gap-4">{labels.map((label) => <label key={label} className="grid gap-2 text-sm font-medium leading-6"><span>{label}</span><Input defaultValue="" placeholder="Not set" /></label>)}</div></Card>)}
  <p className="py-8 text-center text-xs text-slate-400">Billow 2.14 · Terms · Privacy</p>
</>;
`;
