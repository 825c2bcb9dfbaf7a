export const money = `
function CardForm() {
  const frame = useRef(null);
  const [state, setState] = useState('idle');
  const [last, setLast] = useState('8810');
  useEffect(() => {
    const listen = ({ data }) => {
      if (data?.type === 'invalid') setState('idle');
      if (data?.type === 'saved') { setLast(data.last); setState('idle'); notify('Card ending in ' + data.last + ' saved'); }
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const save = () => {
    setState('saving');
    frame.current.contentWindow.postMessage({ type: 'save' }, location.origin);
  };
  return (
    <section className="card narrow"><h2>Card</h2><p>We charge the card ending in {last}.</p>
      <iframe id="card-frame" ref={frame} src="/card-frame" title="Card details" height="170" />
      <Button id="save-card" className="primary" isPending={state === 'saving'} onPress={save}>{state === 'saving' ? 'Asking your bank…' : 'Save card'}</Button></section>
  );
}

function Billing() {
  const [seats, setSeats] = useState(4);
  return (
    <Page title="Billing">
      <section className="card"><h2>Team plan</h2>
        <NumberField value={seats} onChange={setSeats} minValue={1} maxValue={40} className="number"><Label>Seats</Label>
          <Group><Button slot="decrement" id="fewer">−</Button><Input id="seats" /><Button slot="increment" id="more">+</Button></Group></NumberField>
        <p className="price">{seats * 29} € <small>a month, from 1 December</small></p></section>
      <CardForm />
      <section className="card"><h2>Invoices</h2>
        {['November', 'October', 'September', 'August'].map((month, index) => <div className="record" key={month}><b>{month}</b><span>116 €</span><a href={'/invoice-' + index + '.pdf'} download>PDF</a></div>)}</section>
    </Page>
  );
}

const plans = [['Basic', 15, 'For one inbox and two colleagues'], ['Team', 29, 'Board, macros and reports'], ['Scale', 49, 'Single sign-on, rules and an audit log']];

function Pricing() {
  const [period, setPeriod] = useState('monthly');
  return (
    <main className="page"><h1>Plans and prices</h1>
      <ToggleButtonGroup aria-label="Billing period" disallowEmptySelection selectedKeys={[period]} onSelectionChange={(keys) => setPeriod([...keys][0])}>
        <ToggleButton id="monthly" className="chip">Monthly</ToggleButton><ToggleButton id="yearly" className="chip">Yearly, two months free</ToggleButton>
      </ToggleButtonGroup>
      <div className="plans">{plans.map(([name, price, text]) => (
        <section className="card" key={name}><h2>{name}</h2><p>{text}</p><p className="price">{period === 'monthly' ? price : Math.round((price * 10) / 12)} € <small>per colleague and month</small></p>
          <TooltipTrigger delay={200}><Button className="plain">What counts as a colleague?</Button><Tooltip className="tooltip">Everyone who replies to customers.</Tooltip></TooltipTrigger>
          <p><Link href="/signup" className="cta">Try {name}</Link></p></section>
      ))}</div>
      <h2>Questions</h2>
      {['Can I change the plan later?', 'What happens after the trial?', 'Do you offer a discount for charities?', 'Where is my data stored?'].map((title) => (
        <Disclosure key={title} className="disclosure"><Heading><Button slot="trigger">{title}</Button></Heading><DisclosurePanel><p>Yes, at any time and without a call. Your data stays in Frankfurt.</p></DisclosurePanel></Disclosure>
      ))}
    </main>
  );
}

function Signup() {
  const [errors, setErrors] = useState({});
  const [state, setState] = useState('idle');
  const submit = async (event) => {
    event.preventDefault();
    const { person, mail, company, address } = Object.fromEntries(new FormData(event.currentTarget));
    const found = {};
    if (!person.trim()) found.person = 'Please tell us your name.';
    if (!/^[^@ ]+@[^@ ]+[.][a-z]+$/.test(mail)) found.mail = 'This is not a mail address.';
    if (!company.trim()) found.company = 'Please enter a company.';
    if (!/^[a-z]{3,12}$/.test(address)) found.address = 'This address cannot be used. Please choose another.';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setState('busy');
    await post('/signup');
    setState('done');
  };
  if (state === 'done') return <main className="page"><section className="card narrow"><h1>Look into your inbox</h1><p>We have sent you a link that opens your workspace. It is valid for a day.</p></section></main>;
  return (
    <main className="page"><h1>Try Fernpost for thirty days</h1>
      <Form id="signup" onSubmit={submit} validationErrors={errors} className="card narrow">
        <TextField name="person" autoComplete="off"><Label>Your name</Label><Input /><FieldError /></TextField>
        <TextField name="mail" autoComplete="off"><Label>Work mail</Label><Input inputMode="email" /><FieldError /></TextField>
        <TextField name="company" autoComplete="off"><Label>Company</Label><Input /><FieldError /></TextField>
        <TextField name="address" autoComplete="off"><Label>Address of your workspace</Label><Group className="address"><Input /><span>.fernpost.example</span></Group><FieldError /></TextField>
        <Button type="submit" id="start-trial" className="primary" isPending={state === 'busy'}>{state === 'busy' ? 'One moment…' : 'Start the trial'}</Button>
        <p className="muted">No card needed.</p></Form></main>
  );
}

function Help() {
  const [banner, setBanner] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBanner(true), 1700);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="page"><div className="help-banner" style={{ height: banner ? 590 : 0 }}>{banner && <><img src="/picture.svg" alt="" width="480" height="288" /><h2>Meet us in Hamburg</h2><p>On 4 December we show what comes next. Breakfast is included.</p></>}</div>
      <h1>Help centre</h1>
      <div className="plans">{['Getting started', 'Tickets and replies', 'Reports', 'Billing', 'Users and roles', 'Privacy'].map((title) => <section className="card" key={title}><h2>{title}</h2><p>Answers from people who use Fernpost every day, with pictures and short films.</p><ul><li>First steps</li><li>Common questions</li><li>For administrators</li></ul></section>)}</div>
    </main>
  );
}

function App() {
  const theme = usePreferences((state) => state.theme);
  const [path, navigate] = useLocation();
  const isBack = useRef(false);
  useLive();
  useEffect(() => {
    const mark = () => { isBack.current = true; };
    addEventListener('popstate', mark, true);
    return () => removeEventListener('popstate', mark, true);
  }, []);
  useLayoutEffect(() => {
    if (!isBack.current) scrollTo(0, 0);
    isBack.current = false;
  }, [path]);
  useEffect(() => { document.documentElement.dataset.theme = theme; }, [theme]);
  const isPublic = ['/pricing', '/signup', '/help'].includes(path);
  const Frame = isPublic ? PublicShell : Shell;
  return (
    <I18nProvider locale="en-GB"><RouterProvider navigate={navigate}>
      <Frame>
        <Routes>
          <Route path="/" component={Home} /><Route path="/tickets" component={TicketList} />
          <Route path="/tickets/:id">{({ id }) => <TicketView key={id} />}</Route>
          <Route path="/board" component={Board} /><Route path="/customers" component={Customers} />
          <Route path="/customers/:id" component={Customer} /><Route path="/reports" component={Reports} />
          <Route path="/knowledge" component={Knowledge} /><Route path="/knowledge/:id" component={Article} />
          <Route path="/macros" component={Macros} /><Route path="/channels" component={Channels} /><Route path="/team" component={Team} />
          <Route path="/billing" component={Billing} /><Route path="/settings" component={Settings} /><Route path="/settings/signature" component={Signature} />
          <Route path="/pricing" component={Pricing} /><Route path="/signup" component={Signup} /><Route path="/help" component={Help} />
          <Route path="/changelog" component={Changelog} /><Route><Page title="Not found"><Link href="/">Back to the start</Link></Page></Route>
        </Routes>
      </Frame>
      <Toasts />
    </RouterProvider></I18nProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
`;
