export const marketing = `
function Consent() {
  const [choice, setChoice] = useStored('consent', null);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState({ analytics: true, marketing: false });
  if (choice) return null;
  return (
    <div className="consent" role="region" aria-label="Cookies">
      <p>We use cookies to keep you signed in and to understand how Flowdeck is used. <Link to="/docs">Cookie policy</Link></p>
      <Collapse isOpen={isOpen}>
        <Switch checked disabled label="Strictly necessary" />
        <Switch checked={picked.analytics} onChange={() => setPicked({ ...picked, analytics: !picked.analytics })} label="Product analytics" />
        <Switch checked={picked.marketing} onChange={() => setPicked({ ...picked, marketing: !picked.marketing })} label="Marketing" />
      </Collapse>
      <div className="row">
        <Button id="cookie-accept" intent="primary" onClick={() => setChoice('all')}>Accept all</Button>
        <Button id="cookie-options" onClick={() => (isOpen ? setChoice('some') : setOpen(true))}>{isOpen ? 'Save choices' : 'Options'}</Button>
        <Button id="cookie-reject" variant="minimal" onClick={() => setChoice('none')}>Reject</Button>
      </div>
    </div>
  );
}

function Public({ children }) {
  const [isOpen, setOpen] = useState(false);
  const links = [['/pricing', 'Pricing'], ['/docs', 'Docs'], ['/status', 'Status'], ['/signin', 'Sign in']];
  return (
    <div className="public">
      <header className="site-head">
        <Link to="/" className="brand" aria-label="Flowdeck home"><Logo /></Link>
        <button className="burger" aria-label="Open menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}><span /><span /><span /></button>
        <nav className={isOpen ? 'open' : ''} aria-label="Main">
          {links.map(([href, text]) => <NavLink key={href} to={href} onClick={() => setOpen(false)}>{text}</NavLink>)}
          <Link to="/signup" className="cta">Start free trial</Link>
          <Link to="/app" className="quiet">Open dashboard</Link>
        </nav>
      </header>
      <main>{children}</main>
      <footer className="site-foot"><span>© 2026 Flowdeck, Inc.</span><a href="/status">System status</a><Link to="/docs">Help</Link><Link to="/pricing">Plans</Link><Link to="/startups">For startups</Link></footer>
      <Consent />
    </div>
  );
}

const logos = ['Northwind', 'Parcelly', 'Harbor & Co', 'Lumen Labs', 'Quill', 'Stackable', 'Greenroom'];
const quotes = [
  ['We replaced eleven spreadsheets and a part-time contractor.', 'Dana Whitfield, COO at Parcelly'],
  ['Our onboarding emails finally go out on time, every time.', 'Marcus Oyelaran, founder of Quill'],
  ['I built our refund flow on a Sunday afternoon.', 'Priya Raman, head of support at Lumen Labs'],
];
const questions = [
  ['Do I need to write code?', 'No. Every step has a form. If you like code, add a function step and write JavaScript.'],
  ['What counts as a run?', 'One start of a flow, no matter how many steps it has. Test runs are free.'],
  ['Can I move my flows to another workspace?', 'Yes. Export a flow as a file and import it anywhere.'],
  ['Where is my data stored?', 'In the region that you choose when you create the workspace: Virginia, Oregon or Frankfurt.'],
];

function Film() {
  const video = useRef(null);
  const [isPlaying, setPlaying] = useState(false);
  const play = () => {
    video.current.play().then(() => setPlaying(true)).catch(() => undefined);
  };
  return (
    <div className="film">
      <video ref={video} preload="none" poster="/picture.svg" src="/media/flowdeck-in-90-seconds.mp4" playsInline aria-label="Flowdeck in 90 seconds" />
      {!isPlaying && <button id="play-film" onClick={play}><span aria-hidden="true">▶</span> Watch the 90-second demo</button>}
    </div>
  );
}

function Quotes() {
  const [at, setAt] = useState(0);
  const step = (by) => setAt((at + by + quotes.length) % quotes.length);
  return (
    <section className="quotes" aria-roledescription="carousel">
      <button aria-label="Previous quote" onClick={() => step(-1)}>‹</button>
      <figure key={at} className="fade"><blockquote>{quotes[at][0]}</blockquote><figcaption>{quotes[at][1]}</figcaption></figure>
      <button id="next-quote" aria-label="Next quote" onClick={() => step(1)}>›</button>
    </section>
  );
}

function Landing() {
  const [open, setOpen] = useState(-1);
  const [mail, setMail] = useState('');
  const [done, setDone] = useState('');
  useEffect(() => { document.title = 'Flowdeck: automations without the busywork'; }, []);
  const subscribe = async (event) => {
    event.preventDefault();
    if (!/.+@.+[.].+/.test(mail)) return setDone('Enter a full email address, like ana@company.com.');
    setDone('Signing you up…');
    await post('/newsletter', { mail });
    setDone("Thanks! We'll write about once a month.");
    setMail('');
  };
  return (
    <Public>
      <section className="hero"><div><p className="kicker">New: schedules in every time zone</p><h1>Automate the work between your tools</h1>
        <p>Connect your CRM, inbox, store and database. Draw the flow once, and let it run while you sleep.</p>
        <div className="row"><Link to="/signup" className="cta large">Start free trial</Link><Link to="/pricing" className="quiet large">See pricing</Link></div>
        <small>14 days free. No card needed.</small></div><Film /></section>
      <section className="logos" aria-label="Customers"><div>{[...logos, ...logos].map((name, n) => <span key={n}>{name}</span>)}</div></section>
      <section className="features">
        {[['Draw it', 'Drag steps on a canvas and connect them. Branch, loop and wait.'], ['Watch it', 'Every run is stored with its input and output, so you can see what happened.'], ['Trust it', 'Retries, alerts and roles keep your operations calm.']].map(([title, text], n) => (
          <article key={title}><img loading="lazy" src={'/picture.svg?n=' + n} width="300" height="180" alt="" /><h3>{title}</h3><p>{text}</p></article>
        ))}
      </section>
      <Quotes />
      <section className="faq"><h2>Questions</h2>
        {questions.map(([title, text], n) => (
          <div key={title}><button className="faq-head" aria-expanded={open === n} onClick={() => setOpen(open === n ? -1 : n)}>{title}<span aria-hidden="true">{open === n ? '–' : '+'}</span></button>
            <Collapse isOpen={open === n}><p>{text}</p></Collapse></div>
        ))}
      </section>
      <form className="newsletter" onSubmit={subscribe} noValidate><h2>Automation ideas, once a month</h2>
        <div className="row"><input name="newsletter" type="email" placeholder="Work email" value={mail} onChange={(event) => setMail(event.target.value)} /><button id="subscribe" className="cta">Subscribe</button></div><p role="status">{done}</p></form>
    </Public>
  );
}

const plans = [
  { name: 'Starter', monthly: 1900, runs: 2000, text: 'For solo founders', points: ['5 flows', '1 seat', '7 days of history'] },
  { name: 'Growth', monthly: 5900, runs: 20000, text: 'For small teams', points: ['Unlimited flows', '5 seats', '30 days of history', 'Function steps'] },
  { name: 'Scale', monthly: 19900, runs: 150000, text: 'For busy operations', points: ['Everything in Growth', '20 seats', '1 year of history', 'Audit log'] },
];

function Experiment() {
  const [variant, setVariant] = useState(null);
  useEffect(() => { get('/experiments/pricing-hero').then(setVariant, () => undefined); }, []);
  if (!variant) return null;
  return <section className="offer"><h2>{variant.headline}</h2><p>{variant.text}</p><div className="offer-grid">{variant.points.map((point) => <div key={point}>{point}</div>)}</div></section>;
}

function Pricing({ offer }) {
  const [period, setPeriod] = useState('monthly');
  const [runs, setRuns] = useState(10);
  const fits = plans.find((plan) => plan.runs >= runs * 1000) ?? plans[2];
  useEffect(() => { document.title = 'Pricing · Flowdeck'; }, []);
  return (
    <Public>
      {offer && <Experiment />}
      <section className="pricing"><h1>Pricing that grows with you</h1>
        <SegmentedControl id="period" value={period} onValueChange={setPeriod} options={[{ label: 'Monthly', value: 'monthly' }, { label: 'Yearly, 2 months free', value: 'yearly' }]} />
        <div className="runs"><label>How many runs a month?</label><Slider min={1} max={150} labelStepSize={50} value={runs} onChange={setRuns} labelRenderer={(value) => value + 'k'} /><p role="status">We suggest <b>{fits.name}</b></p></div>
        <div className="plans">{plans.map((plan) => (
          <article key={plan.name} className={plan === fits ? 'plan best' : 'plan'}><h3>{plan.name}</h3><p>{plan.text}</p>
            <p className="price">{money(period === 'monthly' ? plan.monthly : Math.round((plan.monthly * 10) / 12))}<small> a month</small></p>
            <ul>{plan.points.map((point) => <li key={point}>{point}</li>)}</ul><Link to="/signup" className="cta">Choose {plan.name}</Link></article>
        ))}</div>
        <h2>Compare plans</h2>
        <table className="compare"><thead><tr><th>Feature</th>{plans.map(({ name }) => <th key={name}>{name}</th>)}</tr></thead><tbody>
          {[['Flows', '5', 'Unlimited', 'Unlimited'], ['Runs', '2,000', '20,000', '150,000'], ['Seats', '1', '5', '20'], ['History', '7 days', '30 days', '1 year'], ['Webhooks', '✓', '✓', '✓'], ['Function steps', '–', '✓', '✓'], ['Audit log', '–', '–', '✓']].map(([title, ...cells]) => <tr key={title}><th>{title}</th>{cells.map((cell, n) => <td key={n}>{cell}</td>)}</tr>)}
        </tbody></table></section>
    </Public>
  );
}
`;
