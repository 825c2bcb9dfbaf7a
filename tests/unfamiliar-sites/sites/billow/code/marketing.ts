export const marketing = `
function CookieBar() {
  const [choice, setChoice] = useState(() => localStorage.getItem('billow.cookies'));
  const decide = (value) => { localStorage.setItem('billow.cookies', value); setChoice(value); };
  return <AnimatePresence>
    {!choice && <motion.div id="cookies" initial={false} exit={{ height: 0, opacity: 0 }} className="overflow-hidden bg-slate-900 text-sm text-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <p className="flex-1">We count visits with cookies. No ads, ever.</p>
        <Button id="cookies-no" variant="ghost" size="sm" className="hover:text-slate-900" onClick={() => decide('no')}>Only necessary</Button>
        <Button id="cookies-yes" size="sm" onClick={() => decide('yes')}>Accept</Button>
      </div>
    </motion.div>}
  </AnimatePresence>;
}

const marketingLinks = [['/pricing', 'Pricing'], ['/integrations', 'Integrations'], ['/help', 'Help'], ['/changelog', 'Changelog']];

function MarketingLayout() {
  const { pathname } = useRouterState({ select: (state) => state.location });
  return <div className="flex min-h-screen flex-col antialiased">
    <CookieBar />
    <header className="border-b border-slate-200 bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
        <Link to="/" className="text-lg font-bold tracking-tight text-violet-700">Billow</Link>
        <nav className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-slate-600">
          {marketingLinks.map(([to, text]) => <Link key={to} to={to} className="transition-colors hover:text-slate-900">{text}</Link>)}
        </nav>
        <div className="ml-auto flex gap-2">
          <Button asChild variant="ghost" size="sm"><Link to="/login">Log in</Link></Button>
          <Button asChild size="sm"><Link to="/onboarding">Start free</Link></Button>
        </div>
      </div>
    </header>
    <AnimatePresence mode="wait" initial={false}>
      <motion.main key={pathname} initial={{ opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={{ duration: 0.22 }} className="flex-1"><Outlet /></motion.main>
    </AnimatePresence>
    <footer className="border-t border-slate-200 bg-slate-50 py-12">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-8 px-4 text-sm text-slate-600 md:grid-cols-4">
        {[['Product', ['Invoices', 'Estimates', 'Time', 'Expenses']], ['Company', ['About', 'Careers', 'Press', 'Contact']], ['Resources', ['Guides', 'Templates', 'Status', 'API']], ['Legal', ['Terms', 'Privacy', 'Security', 'Imprint']]].map(([title, items]) =>
          <div key={title}><h3 className="font-semibold text-slate-900">{title}</h3><ul className="mt-3 space-y-2">{items.map((text) => <li key={text}>{text}</li>)}</ul></div>)}
      </div>
    </footer>
  </div>;
}

const quotes = [['I send invoices from the train now.', 'Mara Lind, illustrator'], ['My accountant asked which tool this is.', 'Tomas Reyes, sound engineer'], ['Reminders got me paid eleven days sooner.', 'Ines Duarte, copywriter'], ['It looks like my brand and not like a form.', 'Jo Whelan, photographer'], ['The first month paid for three years of it.', 'Petra Vos, developer'], ['I stopped dreading the end of the quarter.', 'Sam Okoye, editor']];

function Testimonials() {
  const [ref, embla] = useEmblaCarousel({ loop: true, align: 'start' }, [Autoplay({ delay: 4_500, stopOnInteraction: true })]);
  const [selected, setSelected] = useState(0);
  useEffect(() => { embla?.on('select', () => setSelected(embla.selectedScrollSnap())); }, [embla]);
  return <section id="quotes" aria-roledescription="carousel" aria-label="What freelancers say" className="mx-auto max-w-6xl px-4 py-16">
    <div className="overflow-hidden" ref={ref} id="quotes-view">
      <div className="flex">
        {quotes.map(([text, who], index) => <figure key={who} role="group" aria-roledescription="slide" className="shrink-0 basis-full pr-4 md:basis-1/3">
          <Card className="h-full select-none"><div className="flex gap-1 text-amber-500">{[0, 1, 2, 3, 4].map((star) => <Star key={star} className="size-4" fill="currentColor" />)}</div>
            <blockquote className="mt-4 text-lg leading-7">“{text}”</blockquote><figcaption className="mt-4 text-sm text-slate-500">{who}</figcaption></Card>
        </figure>)}
      </div>
    </div>
    <div className="mt-4 flex items-center gap-2">
      <Button id="quote-prev" variant="outline" size="icon" aria-label="Previous quote" onClick={() => embla.scrollPrev()}><ChevronLeft className="size-4" /></Button>
      <Button id="quote-next" variant="outline" size="icon" aria-label="Next quote" onClick={() => embla.scrollNext()}><ChevronRight className="size-4" /></Button>
      <span className="text-sm tabular-nums text-slate-500">{selected + 1} of {quotes.length}</span>
    </div>
  </section>;
}

const features = [[FileText, 'Invoices that look like you', 'Your colours, your type, your tone. Ready in a minute.'], [Clock, 'Time that bills itself', 'Start the timer, stop it, and the line is on the invoice.'], [Send, 'Polite reminders', 'We chase late payers so that you can stay friends.'], [Receipt, 'Receipts without a shoebox', 'Photograph it, throw it away, find it in April.'], [CreditCard, 'Cards and transfers', 'Clients pay the way they like, you see it at once.'], [BarChart3, 'Numbers you understand', 'What came in, what is open, what the tax office wants.']];

const firms = ['Studio Lark', 'Moss & Co', 'North Pier', 'Tideline', 'Ember Type', 'Plain Sailing', 'Oat Films', 'Grove', 'Paperboat', 'Halfmoon'];
const templates = [['Plain', 'bg-slate-200'], ['Lilac', 'bg-violet-200'], ['Meadow', 'bg-emerald-200'], ['Blush', 'bg-rose-200'], ['Honey', 'bg-amber-200'], ['Ink', 'bg-slate-700'], ['Plum', 'bg-violet-700'], ['Fir', 'bg-emerald-700']];

const Templates = () => <section className="mx-auto max-w-6xl px-4 py-16">
  <h2 className="text-2xl font-bold tracking-tight">Start from a template</h2>
  <ul className="mt-6 grid grid-cols-2 gap-4 md:grid-cols-4">{templates.map(([name, tone]) => <li key={name} className="overflow-hidden rounded-xl border border-slate-200 shadow-xs">
    <div className={cn('h-8', tone)} /><div aria-hidden className="space-y-2 p-4">{[1, 2, 3].map((line) => <div key={line} className="flex justify-between"><span className="block h-2 w-1/2 rounded bg-slate-100" /><span className="block h-2 w-8 rounded bg-slate-100" /></div>)}<div className="ml-auto h-3 w-16 rounded bg-slate-200" /></div>
    <p className="border-t border-slate-200 px-4 py-2 text-sm text-slate-600">{name}</p></li>)}</ul>
</section>;

function Home() {
  const [sent, setSent] = useState(12_480);
  useEffect(() => {
    const timer = setInterval(() => setSent((count) => count + 1 + Math.floor(Math.random() * 3)), 2_600);
    return () => clearInterval(timer);
  }, []);
  return <>
    <section className="bg-gradient px-4 py-16 text-center">
      <motion.h1 initial={{ opacity: 0, y: 16 }} animate={{ opacity: 1, y: 0 }} className="mx-auto max-w-3xl text-5xl font-bold tracking-tight">Get paid for the work, not for the paperwork</motion.h1>
      <p className="mx-auto mt-6 max-w-2xl text-lg leading-7 text-slate-600">Billow writes your invoices, tracks your hours and reminds your clients, so you can go back to what you are good at.</p>
      <div className="mt-8 flex justify-center gap-3"><Button asChild size="lg"><Link to="/onboarding">Start free</Link></Button><Button asChild size="lg" variant="outline"><Link to="/app">See the demo workspace</Link></Button></div>
      <p className="mt-6 text-sm tabular-nums text-slate-500">{sent.toLocaleString('en')} invoices sent this month</p>
    </section>
    <section className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-16 md:grid-cols-3">
      {features.map(([Icon, title, text], index) => <motion.div key={title} initial={{ opacity: 0, y: 20 }} whileInView={{ opacity: 1, y: 0 }} viewport={{ once: true }} transition={{ delay: index * 0.05 }}>
        <Card className="h-full"><Icon className="size-6 text-violet-600" /><h3 className="mt-4 font-semibold">{title}</h3><p className="mt-2 text-sm leading-6 text-slate-600">{text}</p></Card>
      </motion.div>)}
    </section>
    <section aria-label="Used by" className="overflow-hidden border-t border-b border-slate-200 py-6"><ul className="flex w-fit animate-marquee will-change-transform">
      {[...firms, ...firms].map((name, index) => <li key={index} aria-hidden={index >= firms.length} className="px-8 text-lg font-semibold whitespace-nowrap text-slate-400">{name}</li>)}
    </ul></section>
    <Testimonials />
    <Templates />
    <section className="mx-auto max-w-3xl px-4 py-16">
      <h2 className="text-2xl font-bold tracking-tight">Questions before you start</h2>
      <Accordion.Root type="single" collapsible className="mt-6 divide-y border-t border-b">
        {[['Do I need a company?', 'No. Sole traders and side businesses are welcome.'], ['Is it legal in my country?', 'Billow invoices follow the rules of all EU countries, the UK and Switzerland.'], ['Can I leave?', 'Whenever you like. Your data comes with you as PDF and CSV.'], ['Who sees my numbers?', 'You, and the accountant you invite.']].map(([question, answer]) =>
          <Accordion.Item key={question} value={question}>
            <Accordion.Header><Accordion.Trigger className="flex w-full items-center justify-between py-4 text-left font-medium">{question}<ChevronDown className="size-4 text-slate-500" /></Accordion.Trigger></Accordion.Header>
            <Accordion.Content className="pb-4 text-sm leading-6 text-slate-600">{answer}</Accordion.Content>
          </Accordion.Item>)}
      </Accordion.Root>
    </section>
  </>;
}

const plans = [['Solo', 9, ['20 invoices a month', 'Reminders', 'One currency']], ['Pro', 19, ['Unlimited invoices', 'Card payments', 'All currencies', 'Time tracking']], ['Studio', 39, ['Everything in Pro', 'Up to ten seats', 'Approval of expenses', 'Priority support']]];
const comparison = [['Invoices per month', '20', 'Unlimited', 'Unlimited'], ['Estimates', '—', 'Yes', 'Yes'], ['Card payments', '—', '1.4 % + €0.25', '1.2 % + €0.25'], ['Reminders', 'Manual', 'Automatic', 'Automatic'], ['Time tracking', '—', 'Yes', 'Yes'], ['Receipt scanner', '10', '100', 'Unlimited'], ['Seats', '1', '1', '10'], ['Accountant access', 'Yes', 'Yes', 'Yes'], ['API', '—', '—', 'Yes'], ['Support', 'E-mail', 'Chat', 'Phone']];

function Pricing() {
  const [period, setPeriod] = useState('monthly');
  const [seats, setSeats] = useState(3);
  const price = (base) => period === 'yearly' ? Math.round(base * 0.8) : base;
  return <div className="mx-auto max-w-6xl px-4 py-12">
    <h1 className="text-center text-3xl font-bold tracking-tight">One price, no surprises</h1>
    <ToggleGroup.Root type="single" value={period} onValueChange={(value) => value && setPeriod(value)} aria-label="Billing period" className="mx-auto mt-6 flex w-fit rounded-lg bg-slate-100 p-1 text-sm">
      <ToggleGroup.Item value="monthly" id="monthly" className="rounded-md px-4 py-2 data-[state=on]:bg-white data-[state=on]:shadow-xs">Monthly</ToggleGroup.Item>
      <ToggleGroup.Item value="yearly" id="yearly" className="rounded-md px-4 py-2 data-[state=on]:bg-white data-[state=on]:shadow-xs">Yearly, 20% off</ToggleGroup.Item>
    </ToggleGroup.Root>
    <div className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-3">
      {plans.map(([name, base, points]) => <Card key={name} className={name === 'Pro' ? 'border-violet-600' : ''}>
        <h2 className="font-semibold">{name}</h2>
        <p className="mt-4 flex items-baseline gap-1"><AnimatePresence mode="popLayout"><motion.span key={period} initial={{ opacity: 0, y: -8 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0, y: 8 }} className="text-3xl font-bold tabular-nums">€{price(base)}</motion.span></AnimatePresence><span className="text-sm text-slate-500">a month</span></p>
        <ul className="mt-4 space-y-2 text-sm text-slate-600">{points.map((text) => <li key={text} className="flex items-center gap-2"><Check className="size-4 text-emerald-600" />{text}</li>)}</ul>
        <Button asChild className="mt-6 w-full" variant={name === 'Pro' ? 'default' : 'outline'}><Link to="/onboarding">Choose {name}</Link></Button>
      </Card>)}
    </div>
    <Card className="mt-8 flex flex-wrap items-center gap-4">
      <div className="flex-1"><h2 className="font-semibold">Seats in Studio</h2><p id="seat-note" className="text-sm text-slate-500">{seats === 10 ? 'Ten seats is the most we sell online. Write to us for more.' : 'Add a colleague for €6 a month.'}</p></div>
      <Button id="seat-less" variant="outline" size="icon" aria-label="One seat less" disabled={seats === 1} onClick={() => setSeats(seats - 1)}><Minus className="size-4" /></Button>
      <b id="seats" className="w-8 text-center tabular-nums">{seats}</b>
      <Button id="seat-more" variant="outline" size="icon" aria-label="One more seat" disabled={seats === 10} onClick={() => setSeats(seats + 1)}><Plus className="size-4" /></Button>
      <span className="tabular-nums">€{price(39) + (seats - 1) * 6} a month</span>
    </Card>
    <div className="mt-12 overflow-x-auto"><table className="w-full text-sm">
      <thead><tr className="border-b text-left"><th className="py-3">Compare plans</th>{plans.map(([name]) => <th key={name} className="px-3 py-3">{name}</th>)}</tr></thead>
      <tbody>{comparison.map(([what, ...cells]) => <tr key={what} className="border-b">
        <td className="py-3"><span className="inline-flex items-center gap-2">{what}<Tip text={'How we count: ' + what.toLowerCase()}><button aria-label={'About ' + what}><Info className="size-4 text-slate-400" /></button></Tip></span></td>
        {cells.map((cell, index) => <td key={index} className="px-3 py-3 text-slate-600">{cell}</td>)}
      </tr>)}</tbody>
    </table></div>
  </div>;
}

const partners = [['stripe', 'Stripe', 'Cards and payouts'], ['wise', 'Wise', 'Accounts in nine currencies'], ['quickbooks', 'QuickBooks', 'Your books, always in sync'], ['xero', 'Xero', 'Accounting for small firms'], ['notion', 'Notion', 'Projects and notes'], ['slack', 'Slack', 'A message when you are paid'], ['zapier', 'Zapier', 'Six thousand apps'], ['calendly', 'Calendly', 'Bill every call'], ['drive', 'Google Drive', 'A copy of every invoice']];

const Integrations = () => <div className="mx-auto max-w-6xl px-4 py-12">
  <h1 className="text-3xl font-bold tracking-tight">Works with what you use</h1>
  <p className="mt-3 text-slate-600">Connect your bank, your books and your calendar in two clicks.</p>
  <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-3">
    {partners.map(([slug, name, text]) => <Link key={slug} to="/integrations/$slug" params={{ slug }} className="group block"><Card className="flex h-full items-center gap-4 transition-colors group-hover:bg-slate-50">
      <span className="flex size-10 items-center justify-center rounded-lg bg-violet-100 font-bold text-violet-700">{name[0]}</span>
      <span className="flex-1"><b className="block font-semibold">{name}</b><span className="text-sm text-slate-600">{text}</span></span><ChevronRight className="size-4 text-slate-400" />
    </Card></Link>)}
  </div>
</div>;

function Integration() {
  const { slug } = useParams({ strict: false });
  const [, name, text] = partners.find(([each]) => each === slug) ?? ['', slug, ''];
  if (slug === 'quickbooks' || slug === 'xero') return <div className="mx-auto max-w-3xl px-4 py-16 text-center"><h1 className="text-2xl font-bold">{name}</h1><p className="mt-3 text-slate-500">Coming soon.</p></div>;
  return <div className="mx-auto max-w-3xl px-4 py-12"><h1 className="text-3xl font-bold tracking-tight">{name}</h1><p className="mt-3 text-lg text-slate-600">{text}</p>
    {['What it does', 'How to connect', 'What it costs'].map((title) => <section key={title} className="mt-8"><h2 className="text-xl font-semibold">{title}</h2><p className="mt-2 leading-7 text-slate-600">Open your workspace, choose Settings and then Integrations. Allow {name} to read your invoices. Changes arrive within a minute, and you can stop it at any time.</p></section>)}
  </div>;
}
`;
