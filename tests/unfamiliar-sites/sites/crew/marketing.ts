/** The public pages: landing, pricing, sign-up, log-in, demo, customers and help. */
export const marketing = `
const publicLinks = [['/', 'Product'], ['/pricing', 'Pricing'], ['/customers', 'Customers'], ['/help', 'Help center']]
function Public({ children }) {
  const session = useQuery({ queryKey: ['session'], queryFn: () => fetch('/api/session').then((response) => response.ok ? response.json() : null) })
  return <div className="public"><CookieBar /><header className="site-head"><Link to="/" className="logo"><CalendarCheck size={20} /> Rosterly</Link>
    <nav>{publicLinks.map(([to, label]) => <NavLink key={to} to={to} end>{label}</NavLink>)}</nav>
    {session.data ? <Link to="/app">Open app</Link> : <span className="row"><Link to="/login">Log in</Link><Link to="/signup" className="btn primary">Start free trial</Link></span>}
    </header><main>{children}</main>
    <footer className="site-foot"><b>Rosterly</b><span>Shift planning for teams on their feet</span><Link to="/app">Live workspace</Link><a href="mailto:hello@rosterly.example">hello@rosterly.example</a><span>© 2025 Rosterly, Inc.</span></footer></div>
}
function CookieBar() {
  const [shown, setShown] = useState(() => !document.cookie.includes('consent='))
  const answer = (choice) => { document.cookie = 'consent=' + choice + ';path=/'; setShown(false) }
  return shown && <div className="cookies" role="region" aria-label="Cookies"><span>We use cookies to measure which pages help.</span>
    <Button size="sm" onClick={() => answer('all')}>Accept all</Button><Button size="sm" variant="ghost" onClick={() => answer('needed')}>Only needed</Button></div>
}
const quotes = [['We plan four cafés in one coffee break.', 'Maya, Harbor Coffee'], ['No-shows fell by half.', 'Tom, Northside Gym'], ['My team stopped texting me at midnight.', 'Ana, Bloom Hotels']]
function Quotes() {
  const [at, setAt] = useState(0)
  useEffect(() => { const timer = setInterval(() => setAt((now) => (now + 1) % quotes.length), 3800); return () => clearInterval(timer) }, [])
  return <figure className="quote"><blockquote>{quotes[at][0]}</blockquote><figcaption className="muted">{quotes[at][1]}</figcaption></figure>
}
function Counter() {
  const [count, setCount] = useState(2381)
  useEffect(() => { const timer = setInterval(() => setCount((now) => now + 1 + now % 3), 2100); return () => clearInterval(timer) }, [])
  return <p className="muted" aria-live="off"><b>{count.toLocaleString('en-US')}</b> shifts planned today</p>
}
const benefits = [['Drag-and-drop schedule', 'See open shifts at a glance and fill them before they hurt.'], ['Time off that adds up', 'Requests, balances and coverage in one calendar.'], ['Timesheets without paper', 'Hours come from the shifts people worked.'], ['Labor cost, live', 'Know what next week costs while you plan it.']]
const questions = [['Is there a free plan?', 'Yes, for teams of up to five people.'], ['Can I import my team?', 'Upload a spreadsheet or connect your payroll.'], ['Do my people need an app?', 'No. They get a link that works on every phone.']]
function Faq() {
  return <Accordion.Root type="single" collapsible className="faq">{questions.map(([question, text]) => <Accordion.Item key={question} value={question}>
    <Accordion.Header><Accordion.Trigger className="question">{question}<ChevronDown size={16} /></Accordion.Trigger></Accordion.Header>
    <Accordion.Content className="answer"><p>{text}</p></Accordion.Content></Accordion.Item>)}</Accordion.Root>
}
function Landing() {
  usePageTitle('Shift planning for busy teams')
  return <Public><section className="hero"><Badge>New: auto-fill open shifts</Badge><h1>The week, planned by Monday lunch</h1>
    <p className="lead">Rosterly plans shifts, tasks and time off for cafés, gyms and hotels, and sends everyone a schedule they can rely on.</p>
    <div className="row center"><Link to="/signup" className="btn primary lg">Start free trial</Link><Link to="/demo" className="btn outline lg">See a live demo</Link></div><Counter /></section>
    <img className="shot" src="/picture.svg" loading="lazy" width="900" height="420" alt="The weekly schedule" />
    <section className="grid two">{benefits.map(([name, text]) => <Card key={name} title={name}><p>{text}</p></Card>)}</section>
    <Quotes /><img className="shot" src="/picture.svg?phone" loading="lazy" width="900" height="420" alt="A schedule on a phone" />
    <h2>Questions</h2><Faq /></Public>
}
const plans = [['Starter', 0, 0], ['Team', 39, 32], ['Business', 89, 74]]
const compared = ['Schedules', 'Shift swaps', 'Time-off requests', 'Open shifts', 'Templates', 'Task board', 'Timesheets', 'Overtime alerts', 'Payroll files', 'Labor cost', 'Sales forecasts', 'Several sites', 'Roles and permissions', 'Audit log', 'Single sign-on', 'API access', 'Priority support', 'Onboarding call']
function Pricing() {
  usePageTitle('Pricing')
  const [cycle, setCycle] = useState('monthly')
  return <Public><h1>Simple pricing</h1><ToggleGroup.Root type="single" className="toggle" value={cycle} onValueChange={(next) => next && setCycle(next)} aria-label="Billing cycle">
    <ToggleGroup.Item value="monthly">Monthly</ToggleGroup.Item><ToggleGroup.Item value="yearly">Yearly <Badge tone="good">−17%</Badge></ToggleGroup.Item></ToggleGroup.Root>
    <section className="grid three">{plans.map(([name, monthly, yearly]) => <Card key={name} title={name}><p className="price" data-plan={name}>{'$' + (cycle === 'monthly' ? monthly : yearly)}<small> / month</small></p>
      <p className="muted small">{cycle === 'monthly' ? 'Billed every month' : 'Billed once a year'}</p><Link className="btn outline" to={'/signup?plan=' + name.toLowerCase()}>Choose {name}</Link></Card>)}</section>
    <h2>Compare plans</h2><table className="compare"><thead><tr><th>Feature</th>{plans.map(([name]) => <th key={name}>{name}</th>)}</tr></thead><tbody>
    {compared.map((feature, index) => <tr key={feature}><td>{feature}</td>{plans.map(([name], column) => <td key={name}>{index < 6 + column * 6 ? <Check size={16} /> : '–'}</td>)}</tr>)}</tbody></table></Public>
}
const signUp = z.object({
  name: z.string().min(2, 'Please enter your name'), email: z.email('Please enter a valid email'), company: z.string().min(2, 'Please enter your company'),
  password: z.string().min(8, 'Use at least 8 characters'), plan: z.enum(['starter', 'team', 'business']), terms: z.literal(true, 'Please accept the terms'),
})
function SignUp() {
  usePageTitle('Create your workspace')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // The plan comes from the pricing page's link.
  const form = useForm({ resolver: zodResolver(signUp), defaultValues: { plan: params.get('plan') ?? '', terms: false } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async () => { await api('/login', { method: 'POST', body: {} }); navigate('/app') })
  return <Public><div className="auth"><h1>Create your workspace</h1><p className="muted">14 days free, no card needed.</p>
    <form onSubmit={submit} noValidate><input type="hidden" {...form.register('plan')} /><Field label="Your name" error={errors.name?.message}><input autoComplete="name" {...form.register('name')} /></Field>
    <Field label="Work email" error={errors.email?.message}><input type="email" {...form.register('email')} /></Field>
    <Field label="Company" error={errors.company?.message}><input {...form.register('company')} /></Field>
    <Field label="Password" error={errors.password?.message} hint="At least 8 characters"><input type="password" {...form.register('password')} /></Field>
    <Controller name="terms" control={form.control} render={({ field }) => <div className="row"><Checkbox id="terms" checked={field.value} onCheckedChange={field.onChange} /><label htmlFor="terms">I accept the terms</label></div>} />
    {errors.terms && <p role="alert" className="error">{errors.terms.message}</p>}
    <Button type="submit" className="full" disabled={isSubmitting}>Create workspace</Button></form></div></Public>
}
const logIn = z.object({ email: z.email('Please enter a valid email'), password: z.string().min(8, 'Use at least 8 characters') })
function LogIn() {
  usePageTitle('Log in')
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(logIn), mode: 'onTouched' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => { await api('/login', { method: 'POST', body }); toast.success('Welcome back, Ada'); navigate('/app') })
  return <Public><div className="auth"><h1>Log in</h1><form onSubmit={submit} noValidate>
    <Field label="Work email" error={errors.email?.message}><input type="email" {...form.register('email')} /></Field>
    <Field label="Password" error={errors.password?.message}><input type="password" {...form.register('password')} /></Field>
    <Button type="submit" className="full" disabled={isSubmitting}>{isSubmitting ? 'Logging in…' : 'Log in'}</Button></form></div></Public>
}
function Demo() {
  usePageTitle('Live demo')
  return <Public><div className="auth"><h1>Live demo</h1><p>The demo is open to companies with an access code. Ask your account manager for one.</p></div></Public>
}
function Customers() {
  usePageTitle('Customers')
  return <Public><h1>Teams that plan with Rosterly</h1>{['Harbor Coffee', 'Northside Gym', 'Bloom Hotels', 'Field & Fork'].map((name, index) => <article className="story" key={name}>
    <h2>{name}</h2><p className="story-text">{name} plans {3 + index} sites with {40 + index * 35} people. Before Rosterly the schedule was a photo in a group chat, and every change started ten calls. Today managers plan on Monday and the team swaps shifts without them.</p>
    <img src={'/picture.svg?' + index} loading="lazy" width="300" height="180" alt="" /></article>)}</Public>
}
const topics = ['Create your first schedule', 'Copy last week', 'Shift templates', 'Open shifts', 'Swap rules', 'Overtime alerts', 'Time-off balances', 'Public holidays', 'Export hours', 'Roles', 'Several sites', 'Phone notifications']
function Help() {
  usePageTitle('Help center')
  return <Public><h1>Help center</h1><p className="muted">Everything about planning with Rosterly.</p>{topics.map((topic) => <article className="topic" key={topic}><h2>{topic}</h2>
    <p>Open the schedule and choose the week you want to work on. Your changes stay a draft until you publish, so your team is not notified too early.</p><img src={'/picture.svg?' + topic.length} loading="lazy" width="420" height="200" alt="" />
    <p>Managers of a site can do this for their own people. Owners can do it for every site.</p></article>)}</Public>
}
`;
