export const publicPages = `
const articles = [
  ['getting-started', 'Getting started', 'Create a workspace, connect a tool and publish your first flow.'],
  ['webhooks', 'Receive webhooks', 'Start a flow from any service that can send an HTTP request.'],
  ['schedules', 'Run flows on a schedule', 'Cron expressions, time zones and daylight saving time.'],
  ['function-steps', 'Write function steps', 'Use JavaScript to transform data between steps.'],
  ['api-keys', 'Create and rotate API keys', 'Keys are shown once. Store them in a secret manager.'],
  ['rate-limits', 'Rate limits and retries', 'How many requests a connection may send, and what happens after that.'],
  ['roles', 'Roles and permissions', 'What owners, builders and viewers can do.'],
  ['billing', 'Plans, runs and invoices', 'How we count runs and when we charge your card.'],
];

function Docs() {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim().toLowerCase(), 250);
  const { data, isFetching } = useApi('/docs/search?q=' + encodeURIComponent(wanted), { placeholderData: (before) => before });
  useEffect(() => { document.title = 'Docs · Flowdeck'; }, []);
  const slugs = data?.slugs ?? articles.map(([slug]) => slug);
  return (
    <Public>
      <section className="docs"><h1>How can we help?</h1>
        <InputGroup id="docs-search" type="search" size="large" placeholder="Search the docs" value={text} onValueChange={setText} rightElement={isFetching ? <Spinner size={18} className="in-field" /> : undefined} />
        <p className="count" role="status">{wanted && slugs.length === 0 ? 'No results for “' + wanted + '”. Try a shorter word.' : slugs.length + ' articles'}</p>
        {articles.filter(([slug]) => slugs.includes(slug)).map(([slug, title, intro]) => (
          <Link key={slug} to={'/docs/' + slug} className="article"><b>{title}</b><span>{intro}</span></Link>
        ))}
      </section>
    </Public>
  );
}

function Article() {
  const { slug } = useParams();
  const { data, isLoading, isError } = useApi('/docs/articles/' + slug, { retry: false });
  const [vote, setVote] = useState('');
  const known = articles.find((each) => each[0] === slug);
  useEffect(() => { document.title = (known?.[1] ?? 'Not found') + ' · Flowdeck docs'; setVote(''); }, [slug]);
  return (
    <Public>
      <section className="docs"><p><Link to="/docs">Docs</Link> / {known?.[1] ?? slug}</p>
        {isLoading ? <Lines rows={8} /> : isError ? <><h1>Page not found</h1><p>This article has moved or no longer exists.</p></> : (
          <article className="prose"><h1>{data.title}</h1>{data.parts.map(([head, body]) => <div key={head}><h2>{head}</h2><p>{body}</p></div>)}
            <div className="vote">Was this helpful? {['Yes', 'No'].map((each) => <Button key={each} size="small" active={vote === each} onClick={() => setVote(each)}>{each}</Button>)} <span role="status">{vote && 'Thanks for letting us know.'}</span></div></article>
        )}
      </section>
    </Public>
  );
}

function Status() {
  const { data } = useApi('/status', { refetchInterval: 5000 });
  const probe = useApi('/status/probe', { retry: false, refetchInterval: 6000 });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => { document.title = 'Status · Flowdeck'; }, []);
  return (
    <Public>
      <section className="docs"><h1>System status</h1>
        <Callout intent={probe.isError ? 'warning' : 'success'} icon={null}>{probe.isError ? 'Frankfurt is slower than usual. Runs are delayed by up to two minutes.' : 'All systems are running normally.'}</Callout>
        {(data?.parts ?? []).map((part) => (
          <div key={part.name} className="part"><b>{part.name}</b><span className="bars" aria-hidden="true">{part.days.map((day, n) => <i key={n} className={day} />)}</span><Tag minimal intent={part.ok ? 'success' : 'warning'}>{part.ok ? 'Operational' : 'Degraded'}</Tag></div>
        ))}
        <Button id="past" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>Past incidents</Button>
        <Collapse isOpen={isOpen}><ul><li>Nov 18: delayed schedules for 12 minutes</li><li>Nov 2: HubSpot connections had to be renewed</li></ul></Collapse>
      </section>
    </Public>
  );
}

function SignIn() {
  const [step, setStep] = useState('mail');
  const [mail, setMail] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [seconds, setSeconds] = useState(0);
  const navigate = useNavigate();
  useEffect(() => { document.title = 'Sign in · Flowdeck'; }, []);
  useEffect(() => { if (seconds === 0) return; const timer = setTimeout(() => setSeconds(seconds - 1), 1000); return () => clearTimeout(timer); }, [seconds]);
  const send = useMutation({ mutationFn: () => post('/auth/code', { mail }), onSuccess: () => { setStep('code'); setSeconds(12); } });
  const check = useMutation({
    mutationFn: (value) => post('/auth/verify', { code: value }),
    onSuccess: () => navigate('/app'),
    onError: () => { setProblem("That code isn't right. Check the newest email from us."); setCode(''); },
  });
  const onCode = (value) => {
    const digits = value.replace(/[^0-9]/g, '').slice(0, 6);
    setProblem('');
    setCode(digits);
    if (digits.length === 6) check.mutate(digits);
  };
  return (
    <Public>
      <Card className="sign"><h1>Sign in</h1>
        {step === 'mail' ? (
          <form onSubmit={(event) => { event.preventDefault(); send.mutate(); }}>
            <FormGroup label="Work email" labelFor="mail"><InputGroup id="mail" name="mail" type="email" required value={mail} onValueChange={setMail} /></FormGroup>
            <Button id="send-code" type="submit" intent="primary" fill loading={send.isPending}>Email me a code</Button>
          </form>
        ) : (
          <><p>We sent a six-digit code to <b>{mail}</b>. It is valid for ten minutes.</p>
            <FormGroup label="Code" labelFor="code" intent={problem ? 'danger' : 'none'} helperText={problem}><InputGroup id="code" name="code" autoFocus inputMode="numeric" autoComplete="one-time-code" value={code} onValueChange={onCode} disabled={check.isPending} rightElement={check.isPending ? <Spinner size={18} className="in-field" /> : undefined} /></FormGroup>
            <Button id="resend" variant="minimal" disabled={seconds > 0} onClick={() => { setSeconds(12); post('/auth/code', { mail }).then(() => toast('We sent a new code')); }}>{seconds > 0 ? 'Resend in ' + seconds + ' s' : 'Resend code'}</Button>
            <Button variant="minimal" onClick={() => setStep('mail')}>Use another email</Button></>
        )}
        <p className="muted">New here? <Link to="/signup">Create an account</Link></p></Card>
    </Public>
  );
}

function SignUp() {
  const [form, setForm] = useState({ person: '', email: '', company: '' });
  const [problems, setProblems] = useState({});
  const navigate = useNavigate();
  useEffect(() => { document.title = 'Start your trial · Flowdeck'; }, []);
  const create = useMutation({ mutationFn: () => post('/signup', form), onSuccess: () => navigate('/app') });
  const submit = (event) => {
    event.preventDefault();
    const found = {};
    if (form.person.trim().length < 2) found.person = 'Enter your name.';
    if (!/^[a-z0-9.]+@[a-z0-9-]+[.](com|io|co|net|org)$/.test(form.email)) found.email = 'Enter a valid email.';
    if (!form.company.trim()) found.company = 'Enter the name of your company.';
    setProblems(found);
    if (Object.keys(found).length === 0) create.mutate();
  };
  const field = (name, label, type = 'text') => (
    <FormGroup label={label} labelFor={'su-' + name} intent={problems[name] ? 'danger' : 'none'} helperText={problems[name]}>
      <InputGroup id={'su-' + name} name={name} type={type} intent={problems[name] ? 'danger' : 'none'} aria-invalid={Boolean(problems[name])} value={form[name]} onValueChange={(value) => setForm({ ...form, [name]: value })} /></FormGroup>
  );
  return (
    <Public>
      <Card className="sign"><h1>Start your free trial</h1><p>14 days of the Growth plan. No card needed.</p>
        <form onSubmit={submit} noValidate>{field('person', 'Your name')}{field('email', 'Work email', 'email')}{field('company', 'Company')}
          <Button id="create-account" type="submit" intent="primary" fill loading={create.isPending}>Create account</Button></form>
        <p className="muted">By signing up you agree to our terms. Already a customer? <Link to="/signin">Sign in</Link></p></Card>
    </Public>
  );
}
`;
