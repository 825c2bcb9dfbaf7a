export const team = `
function useCopy() {
  const [copied, setCopied] = useState('');
  const copy = (text) => {
    navigator.clipboard?.writeText(text).catch(() => undefined);
    setCopied(text);
    setTimeout(() => setCopied(''), 2000);
  };
  return [copied, copy];
}

const rates = { owner: { price: 49 }, agent: { price: 29 } };

function Invite() {
  const [role, setRole] = useState('light');
  const [text, setText] = useState('');
  const send = (close) => {
    const addresses = text.split(',').map((each) => each.trim());
    const total = addresses.length * rates[role].price;
    post('/invitations', { addresses, role, total }).then(() => { close(); notify('Invitations sent'); });
  };
  return (
    <DialogTrigger>
      <Button id="invite" className="primary">Invite colleagues</Button>
      <ModalOverlay isDismissable className="overlay"><Modal className="modal"><Dialog>
        {({ close }) => (
          <><Heading slot="title">Invite colleagues</Heading>
            <TextField value={text} onChange={setText} autoFocus><Label>Mail addresses, separated by commas</Label><TextArea id="addresses" rows={3} /></TextField>
            <RadioGroup value={role} onChange={setRole} className="radios"><Label>Role</Label><Radio value="light">Light agent, free</Radio><Radio value="agent">Agent</Radio><Radio value="owner">Owner</Radio></RadioGroup>
            <div className="row end"><Button id="cancel-invite" slot="close">Cancel</Button><Button id="send-invitations" className="primary" onPress={() => send(close)}>Send invitations</Button></div></>
        )}
      </Dialog></Modal></ModalOverlay>
    </DialogTrigger>
  );
}

function Team() {
  const { data, isLoading } = useData('/team');
  const [copied, copy] = useCopy();
  const [why, setWhy] = useState(false);
  const [roles, setRoles] = useState({});
  const link = 'https://app.fernpost.example/join/7QK2-MD4';
  const members = [['Nora Feld', 'Owner'], ['Sam Okoro', 'Agent'], ['Beth Lyle', 'Agent'], ['Nikos Adamou', 'Light agent']];
  return (
    <Page title="Team" actions={<Invite />}>
      {isLoading ? <Skeleton rows={5} /> : (
        <section className="card"><p>{data.seats} of 6 seats are taken.</p>
          {members.map(([name, role], index) => (
            <div className="member" key={name}><Avatar name={name} /><b>{name}</b>
              <Choice id={'role-' + index} label={'Role of ' + name} items={['Owner', 'Agent', 'Light agent']} value={roles[name] ?? role} onChange={(next) => { setRoles({ ...roles, [name]: next }); post('/roles').then(() => notify(name + ' is now: ' + next)); }} />
              <Button id={'remove-' + index} aria-disabled={index === 0 || undefined} className={index === 0 ? 'faded' : ''} onPress={() => (index === 0 ? setWhy(true) : notify('Ask ' + name + ' to hand over open tickets first'))}>Remove</Button></div>
          ))}
          {why && <p className="hint" role="status">You are the only owner. Make another person an owner before you leave.</p>}</section>
      )}
      <section className="card"><h2>Invitation link</h2><p><code>{link}</code></p>
        <Button id="copy-link" onPress={() => copy(link)}>{copied ? 'Copied' : 'Copy link'}</Button></section>
    </Page>
  );
}

const records = [['TXT', 'fernpost-verify=9f3c1'], ['CNAME', 'mail.fernpost.example'], ['MX', 'in.fernpost.example']];

function Channels() {
  const [copied, copy] = useCopy();
  const [state, setState] = useState('idle');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (state !== 'checking') return undefined;
    const timer = setTimeout(async () => {
      const { done } = await api('/channels/check?turn=' + (turn + 1));
      if (done) setState('done');
      else setTurn(turn + 1);
    }, 1900);
    return () => clearTimeout(timer);
  }, [state, turn]);
  return (
    <Page title="Channels">
      <section className="card"><h2>Support address</h2><p>Add these records at your provider. It can take a few minutes until we see them.</p>
        {records.map(([kind, value], index) => <div className="record" key={kind}><b>{kind}</b><code>{value}</code><Button id={'copy-record-' + index} onPress={() => copy(value)}>{copied === value ? 'Copied' : 'Copy'}</Button></div>)}
        <Button id="check-records" className="primary" isPending={state === 'checking'} onPress={() => { setTurn(0); setState('checking'); }}>{state === 'checking' ? 'Checking…' : 'Check records'}</Button>
        <div role="status">{state === 'checking' && <p><span className="spinner" /> Asking three name servers, {turn} of 4 answered. This takes about ten seconds.</p>}{state === 'done' && <p>All records are in place.</p>}</div></section>
      <section className="card"><h2>Chat window</h2>
        <div className="row start">{['#2b6cb0', '#2f855a', '#c05621', '#6b46c1'].map((colour) => <Swatch key={colour} colour={colour} />)}</div></section>
      <section className="card"><h2>Web form</h2>{['Which fields are shown?', 'Can I use my own domain?', 'How is spam kept away?'].map((title) => (
        <Disclosure key={title} className="disclosure"><Heading><Button slot="trigger">{title}</Button></Heading><DisclosurePanel><p>You decide in the editor of the form. Changes are live within a minute.</p></DisclosurePanel></Disclosure>
      ))}</section>
    </Page>
  );
}

const Swatch = ({ colour }) => {
  const [isOn, setOn] = useState(false);
  return <ToggleButton className="swatch" aria-label={colour} isSelected={isOn} onChange={setOn} style={{ background: colour }}>{isOn ? '✓' : ''}</ToggleButton>;
};
`;
