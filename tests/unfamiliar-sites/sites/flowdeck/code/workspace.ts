export const workspace = `
function Keys() {
  const client = useQueryClient();
  const { data, isLoading } = useApi('/keys');
  const [name, setName] = useState('');
  const [shown, setShown] = useState(null);
  const [revoking, setRevoking] = useState(null);
  const [typed, setTyped] = useState('');
  const [copied, setCopied] = useState('');
  const create = async () => {
    const made = await post('/keys', { name: name || 'Untitled key' });
    client.setQueryData(['/keys'], (before) => ({ keys: [...before.keys, { id: made.id, name: name || 'Untitled key', start: 'fd_live_9x', used: 'never' }] }));
    setShown(made.secret);
  };
  const copy = (text) => { navigator.clipboard.writeText(text).catch(() => undefined); setCopied(text); setTimeout(() => setCopied(''), 1800); };
  const revoke = async () => {
    await request('DELETE', '/keys/' + revoking.id);
    client.setQueryData(['/keys'], (before) => ({ keys: before.keys.filter(({ id }) => id !== revoking.id) }));
    toast('Revoked ' + revoking.name);
    setRevoking(null);
    setTyped('');
  };
  return (
    <Shell>
      <Title text="API keys" />
      <Card><h2>New key</h2><div className="row"><InputGroup id="key-name" name="keyName" placeholder="What is it for?" value={name} onValueChange={setName} /><Button id="create-key" intent="primary" onClick={create}>Create key</Button></div>
        {shown && <Callout intent="success" icon={null}><p>Copy the key now. We won't show it again.</p><code>{shown}</code> <Button size="small" onClick={() => copy(shown)}>{copied === shown ? 'Copied' : 'Copy'}</Button></Callout>}</Card>
      {isLoading ? <Lines rows={3} /> : <HTMLTable className="full"><thead><tr><th>Name</th><th>Key</th><th>Last used</th><th /></tr></thead><tbody>{data.keys.map((key) => (
        <tr key={key.id}><td>{key.name}</td><td><code>{key.start}…</code></td><td>{key.used}</td><td><Button size="small" variant="minimal" className="copy-id" onClick={() => copy(key.id)}>{copied === key.id ? 'Copied' : 'Copy ID'}</Button><Button size="small" variant="minimal" intent="danger" className="revoke" onClick={() => setRevoking(key)}>Revoke</Button></td></tr>
      ))}</tbody></HTMLTable>}
      <Dialog isOpen={revoking !== null} title={'Revoke ' + (revoking?.name ?? '')} onClose={() => setRevoking(null)}>
        <DialogBody><p>Requests with this key will fail at once. Type <b>revoke</b> to confirm.</p><InputGroup id="confirm-revoke" name="confirmRevoke" value={typed} onValueChange={setTyped} /></DialogBody>
        <DialogFooter actions={<><Button onClick={() => setRevoking(null)}>Cancel</Button><Button id="do-revoke" intent="danger" disabled={typed !== 'revoke'} onClick={revoke}>Revoke key</Button></>} /></Dialog>
    </Shell>
  );
}

const roles = ['Owner', 'Builder', 'Viewer'];

// A light menu of our own, so that the list stays inside of the scrolling table.
function Role({ value, change, label }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="role"><div className="role-now" role="button" tabIndex={0} aria-label={label} onClick={() => setOpen(!isOpen)}>{value} <span aria-hidden="true">▾</span></div>
      {isOpen && <div className="role-list">{roles.map((each) => <div key={each} className="role-item" onClick={() => { setOpen(false); change(each); }}>{each}</div>)}</div>}</div>
  );
}

function Team() {
  const [people, setPeople] = useState([['Ava Lindqvist', 'Owner'], ['Sam Okafor', 'Builder'], ['Jun Takeda', 'Builder'], ['Rosa Mendes', 'Viewer']]);
  const [mails, setMails] = useState([]);
  const [problem, setProblem] = useState('');
  const [role, setRole] = useState('Builder');
  const invite = useMutation({ mutationFn: () => post('/team/invitations', { mails, role }), onSuccess: () => { toast(mails.length === 1 ? 'Invitation sent' : mails.length + ' invitations sent', 'success'); setMails([]); } });
  const submit = () => {
    const bad = mails.find((mail) => !/.+@.+[.].+/.test(mail));
    setProblem(mails.length === 0 ? 'Enter at least one email address.' : bad ? '“' + bad + '” is missing its domain, like ana@company.com.' : '');
    if (mails.length > 0 && !bad) invite.mutate();
  };
  return (
    <Shell>
      <Title text="Team" />
      <Card><h2>Invite teammates</h2>
        <FormGroup label="Email addresses" labelFor="invite-mails" helperText={problem || 'Press Enter after each address.'} intent={problem ? 'danger' : 'none'}><TagInput inputProps={{ id: 'invite-mails', name: 'inviteMails' }} addOnBlur values={mails} onChange={(next) => { setMails(next); setProblem(''); }} placeholder="ana@company.com" /></FormGroup>
        <RadioGroup inline selectedValue={role} onChange={(event) => setRole(event.currentTarget.value)}>{roles.slice(1).map((each) => <Radio key={each} label={each} value={each} />)}</RadioGroup>
        <Button id="send-invites" intent="primary" loading={invite.isPending} onClick={submit}>Send invitations</Button></Card>
      <div className="list">{people.map(([name, now], n) => (
        <div className="member" key={name}><span className="me" aria-hidden="true">{name.split(' ').map((part) => part[0]).join('')}</span><b className="grow">{name}</b><button className="mail" id={'message-' + n} onClick={() => toast('We asked ' + name + ' to turn on two-step sign-in')}>Remind</button>
          {n === 0 ? <span className="muted">Owner</span> : <Role value={now} label={'Role of ' + name} change={(next) => { setPeople(people.map((each) => (each[0] === name ? [name, next] : each))); put('/team/roles').then(() => toast(name + ' is now ' + next)); }} />}</div>
      ))}</div>
    </Shell>
  );
}

function Billing() {
  const { data, isLoading } = useApi('/billing');
  const [period, setPeriod] = useState('30');
  const [isOpen, setOpen] = useState(false);
  const [card, setCard] = useState({ cardNumber: '', expiry: '', cvc: '' });
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const pay = async (event) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try { await post('/billing/subscribe', { plan: 'growth' }); setOpen(false); toast('Welcome to Growth!', 'success'); }
    catch { setError('Something went wrong.'); setCard({ cardNumber: '', expiry: '', cvc: '' }); }
    setBusy(false);
  };
  const field = (name, label, placeholder) => <FormGroup label={label} labelFor={'b-' + name}><InputGroup id={'b-' + name} name={name} inputMode="numeric" placeholder={placeholder} required value={card[name]} onValueChange={(value) => setCard({ ...card, [name]: value })} /></FormGroup>;
  const bars = data?.usage.slice(-Number(period)) ?? [];
  return (
    <Shell>
      <Title text="Billing"><Button id="upgrade" intent="primary" onClick={() => setOpen(true)}>Upgrade to Growth</Button></Title>
      {isLoading ? <Lines /> : <>
        <Card><div className="title"><h2>Runs</h2><SegmentedControl id="usage-period" size="small" value={period} onValueChange={setPeriod} options={[{ label: '7 days', value: '7' }, { label: '30 days', value: '30' }]} /></div>
          <div className="chart" role="img" aria-label="Runs per day">{bars.map((value, n) => <i key={n} style={{ height: value / 8 + 'px' }} />)}</div><p>14,210 of 20,000 runs in this month. <b>We'll warn you at 80 %.</b></p></Card>
        <Card><h2>Invoices</h2>{data.invoices.map((invoice) => <div key={invoice.id} className="invoice"><span>{invoice.day}</span><span>{money(invoice.cents)}</span><a href={'/files/' + invoice.id + '.pdf'} download className="pdf">Download</a></div>)}</Card></>}
      <Dialog isOpen={isOpen} title="Upgrade to Growth" onClose={() => setOpen(false)}><form onSubmit={pay}>
        <DialogBody><p>{money(5900)} a month. Cancel anytime.</p>{error && <Callout intent="danger" icon={null} role="alert">{error}</Callout>}{field('cardNumber', 'Card number', '1234 1234 1234 1234')}<div className="row">{field('expiry', 'Expires', 'MM / YY')}{field('cvc', 'Security code', 'CVC')}</div></DialogBody>
        <DialogFooter actions={<><Button onClick={() => setOpen(false)}>Cancel</Button><Button id="pay" type="submit" intent="primary" loading={isBusy}>Subscribe</Button></>} /></form></Dialog>
    </Shell>
  );
}

function Settings() {
  const [form, setForm] = useState({ workspace: 'Lindqvist Trading', alerts: true });
  const [isExpired, setExpired] = useState(false);
  const [code, setCode] = useState('');
  const [state, setState] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async (renewed) => {
    setBusy(true);
    try { await put('/workspace' + (renewed ? '?renewed=1' : ''), form); setState('Saved'); }
    catch (error) { if (error.status === 401) setExpired(true); else setState('Saving failed'); }
    setBusy(false);
  };
  return (
    <Shell>
      <Title text="Settings" />
      <Card><form onSubmit={(event) => { event.preventDefault(); save(false); }}><FormGroup label="Workspace name" labelFor="workspace"><InputGroup id="workspace" name="workspace" value={form.workspace} onValueChange={(workspace) => { setForm({ ...form, workspace }); setState(''); }} /></FormGroup>
        <Switch id="alerts" checked={form.alerts} onChange={() => setForm({ ...form, alerts: !form.alerts })} label="Email me when a flow fails" />
        <div className="row"><Button id="save-settings" type="submit" intent="primary" loading={isBusy}>Save</Button><span role="status">{state}</span></div></form></Card>
      <Card><h2>Danger zone</h2><p>Deleting a workspace removes its flows, runs and connections.</p><Tooltip content="Only owners on a paid plan can delete a workspace"><Button id="delete-workspace" aria-disabled="true" className="faded" onClick={() => toast('Cancel your trial first. Then you can delete the workspace.', 'warning')}>Delete workspace</Button></Tooltip></Card>
      <Dialog isOpen={isExpired} title="Your session expired" onClose={() => setExpired(false)}><DialogBody><p>Enter the code we just sent to ava@flowdeck.example. Your changes are still here.</p><InputGroup id="renew-code" name="renewCode" inputMode="numeric" value={code} onValueChange={setCode} /></DialogBody>
        <DialogFooter actions={<Button id="renew" intent="primary" onClick={async () => { await post('/auth/verify', { code: '482913' }); setExpired(false); setCode(''); save(true); }}>Continue</Button>} /></Dialog>
    </Shell>
  );
}

function Missing() { return <Public><section className="docs"><h1>Page not found</h1><p><Link to="/">Go to the home page</Link></p></section></Public>; }

const routes = [['/', Landing], ['/pricing', Pricing], ['/startups', () => <Pricing offer />], ['/docs', Docs], ['/docs/:slug', Article], ['/status', Status], ['/signin', SignIn], ['/signup', SignUp], ['/app', Flows], ['/app/flows/:id', FlowPage],
  ['/app/runs', Runs], ['/app/templates', Templates], ['/app/connections', Connections], ['/app/schedules', Schedules], ['/app/webhooks', Webhooks], ['/app/functions', Functions], ['/app/keys', Keys], ['/app/team', Team], ['/app/billing', Billing], ['/app/settings', Settings], ['*', Missing]];

function Scroll() { const { pathname } = useLocation(); useEffect(() => { scrollTo(0, 0); }, [pathname]); return null; }

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queries}><HotkeysProvider><BrowserRouter><Scroll /><Routes>{routes.map(([path, Page]) => <Route key={path} path={path} element={<Page />} />)}</Routes></BrowserRouter></HotkeysProvider></QueryClientProvider>,
);
`;
