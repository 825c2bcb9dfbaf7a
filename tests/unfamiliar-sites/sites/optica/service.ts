/** Stores, exams, account, orders, checkout, help, and the routes. */
export const service = /* tsx */ String.raw`
function Stores() {
  const [zip, setZip] = useState('')
  const [found, setFound] = useState(null)
  const [note, setNote] = useState('')
  const search = async (event) => { if (event) event.preventDefault(); setNote(''); setFound(null); setFound(await api('/stores?zip=' + zip).catch(() => [])) }
  useEffect(() => { search() }, [])
  const locate = () => {
    setNote('Finding you…')
    if (!navigator.geolocation) { setNote('Enter a ZIP code instead.'); return }
    navigator.geolocation.getCurrentPosition(() => setNote('Showing stores near you.'), () => setNote('We couldn’t find your location. Enter a ZIP code instead.'), { timeout: 4000 })
  }
  return <><h1>Find a store</h1><form onSubmit={search} className="find"><input name="zip" aria-label="ZIP code" placeholder="ZIP code" inputMode="numeric" value={zip} onChange={(event) => setZip(event.target.value)} /> <Button type="submit" id="find-stores">Search</Button> <Button id="locate" appearance="link" onClick={locate}>Use my location</Button></form>
    {note && <p role="status">{note}</p>}
    {!found && <Placeholder.Paragraph rows={6} active />}
    {found && found.length === 0 && <p>No stores within 50 miles of {zip}. We ship everywhere in the US.</p>}
    {found && <ul className="stores">{found.map((store) => <li key={store.id}><Link to={'/stores/' + store.id}>{store.name}</Link><br /><span className="muted">{store.street}, {store.city} · {store.miles} mi</span></li>)}</ul>}</>
}

function StorePage() {
  const store = useLoaderData()
  const [time, setTime] = useState(null)
  const [state, setState] = useState({ name: 'idle' })
  const sunday = store.hours.find((each) => each.days === 'Sunday')
  const book = async () => { setState({ name: 'busy' }); try { setState({ name: 'done', code: (await post('/appointments', { store: store.id, time })).code }) } catch (error) { setState({ name: 'idle', error: error.message }); setTime(null) } }
  return <><p><Link to="/stores">‹ All stores</Link></p><h1>{store.name}</h1><p>{store.street}, {store.city} {store.zip}</p><table><tbody>{store.hours.map((each) => <tr key={each.days}><th>{each.days}</th><td>{each.time}</td></tr>)}</tbody></table><p className="muted">Open Sunday {sunday.time}</p>
    <h2>Book a fitting, Saturday, December 5</h2>
    {state.name === 'done' ? <Message type="success" showIcon>You’re booked for {time}. Your code is {state.code}.</Message> : <><div className="times">{['10:20 am', '10:40 am', '11:20 am', '1:00 pm', '2:40 pm'].map((each) => <button key={each} className="time" aria-pressed={time === each} onClick={() => setTime(each)}>{each}</button>)}</div>{state.error && <p className="error" role="alert">{state.error}</p>}<Button id="book" appearance="primary" disabled={!time} loading={state.name === 'busy'} onClick={book}>Book {time || 'a time'}</Button></>}</>
}

function Eyecare() {
  const { doctors } = useLoaderData()
  return <><h1>Eye exams</h1><p>A comprehensive exam takes 30 minutes and costs $95, or nothing with most plans.</p><ul className="doctors">{doctors.map((name) => <li key={name}>{name}</li>)}</ul><p>Call (206) 555-0148 to book an exam with one of our optometrists. Bring your current glasses and your insurance card.</p></>
}

function Account() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState('form')
  const [left, setLeft] = useState(0)
  const [error, setError] = useState('')
  useEffect(() => { if (left > 0) { const timer = setTimeout(() => setLeft(left - 1), 1000); return () => clearTimeout(timer) } }, [left])
  const send = async (event) => {
    if (event) event.preventDefault()
    if (!email.includes('@')) { setError('Enter your email address.'); return }
    setError(''); setState('busy'); await post('/magic-link', { email }).catch(() => {}); setState('sent'); setLeft(5)
  }
  if (state === 'sent') return <><h1>Check your email</h1><p role="status">We sent a sign-in link to {email}. It works for 15 minutes.</p><Button id="resend" disabled={left > 0} onClick={send}>{left > 0 ? 'Resend in ' + left + ' s' : 'Resend link'}</Button> <Button appearance="link" onClick={() => setState('form')}>Use another email</Button></>
  return <><h1>Sign in to reorder</h1><p>No password needed. We’ll email you a link to your orders and prescriptions.</p><form onSubmit={send} noValidate><label>Email<br /><input name="account" type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} /></label> <Button type="submit" id="send-link" appearance="primary" loading={state === 'busy'}>Email me a link</Button>{error && <p className="error" role="alert">{error}</p>}</form></>
}

function TrackOrder() {
  const [id, setId] = useState('')
  const [order, setOrder] = useState(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event) => { event.preventDefault(); setBusy(true); setError(''); setOrder(null); try { setOrder(await api('/orders/' + encodeURIComponent(id.trim()))) } catch (failure) { setError(failure.message) } setBusy(false) }
  return <><h1>Track your order</h1><form onSubmit={submit}><label>Order number<br /><input name="order" value={id} placeholder="CL-" onChange={(event) => setId(event.target.value)} /></label> <Button type="submit" id="track" loading={isBusy}>Track</Button></form>{error && <p className="error" role="alert">{error}</p>}{order && <><p role="status">Arriving {order.eta}</p><Steps current={order.at} vertical>{order.steps.map((title) => <Steps.Item key={title} title={title} />)}</Steps></>}</>
}

function Wallets() {
  const [isReady, setReady] = useState(false)
  useEffect(() => { const listen = ({ data }) => { if (data && data.wallet === 'ready') setReady(true); if (data && data.wallet) track('wallet_' + data.wallet) }; addEventListener('message', listen); return () => removeEventListener('message', listen) }, [])
  return <div className="wallets"><span className="muted">Express checkout</span>{!isReady && <Placeholder.Graph active height={44} />}<iframe title="Express checkout" src={'//pay.localhost:' + location.port + '/wallet/buttons'} style={{ height: isReady ? 92 : 0 }} /></div>
}

function Checkout() {
  const cart = useCart()
  const navigate = useNavigate()
  const [form, setForm] = useState({ name: '', email: '', street: '', city: '', state: 'WA', zip: '', card: '', expires: '', cvc: '' })
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState([])
  const field = (name, label, rest) => <label className={'f-' + name}>{label}<Input name={name} value={form[name]} aria-invalid={missing.includes(name)} onChange={(value) => setForm((old) => ({ ...old, [name]: value }))} {...rest} />{missing.includes(name) && <span className="error">Required</span>}</label>
  const submit = async (event) => {
    event.preventDefault()
    if (isBusy) return
    const empty = Object.keys(form).filter((name) => !form[name].trim())
    setMissing(empty)
    if (empty.length > 0) { document.querySelector('[name=' + empty[0] + ']').focus(); return }
    setBusy(true); setError('')
    try { const { id } = await post('/orders', { ...form, card: form.card.replace(/\s/g, '').slice(0, 6) }); navigate('/thanks/' + id.replace('CL-', '')) } catch (failure) { setError('Your payment could not be processed.'); setBusy(false) }
  }
  return <><h1>Checkout</h1>{error && <Message type="error" showIcon role="alert">{error}</Message>}<Wallets />
    <form onSubmit={submit} noValidate className="pay"><h2>Contact</h2>{field('email', 'Email', { autoComplete: 'email' })}<h2>Ship to</h2>{field('name', 'Full name')}{field('street', 'Street address')}{field('city', 'City')}<label>State<select name="state" value={form.state} onChange={(event) => setForm({ ...form, state: event.target.value })}>{['WA', 'OR', 'CA', 'ID', 'NY', 'TX'].map((each) => <option key={each}>{each}</option>)}</select></label>{field('zip', 'ZIP code', { inputMode: 'numeric' })}
      <h2>Summary</h2>{cart.lines.map((line) => <div className="line" key={line.key}><Picture title={line.name} alt="" /><div><b>{line.name}</b><br /><span className="muted">{line.detail}</span></div><span>{money(line.price * line.quantity)}</span></div>)}<p className="total">Total <b>{money(totalOf(cart))}</b></p>
      <h2>Payment</h2><p className="muted">FSA and HSA cards are welcome.</p>{field('card', 'Card number', { inputMode: 'numeric', autoComplete: 'cc-number' })}{field('expires', 'Expires', { placeholder: 'MM / YY' })}{field('cvc', 'Security code', { inputMode: 'numeric' })}
      <Button type="submit" appearance="primary" size="lg" block id="place" disabled={isBusy}>{isBusy ? 'Processing…' : 'Place order'}</Button></form>
    {isBusy && <div className="veil"><Loader size="md" content="Processing your payment. Please don’t close this page." vertical /></div>}</>
}

const Thanks = () => <><h1>Thank you for your order</h1><p role="status">We emailed your receipt. Your order number is CL-{useParams().id}.</p><Link to="/track">Track your order</Link></>

function Offers() {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => { try { await navigator.clipboard.writeText('CLEAR20') } catch {} setCopied(true); setTimeout(() => setCopied(false), 1800) }
  return <><h1>Offers</h1><section className="offer"><h2>20% off two or more pairs</h2><p>Code <code>CLEAR20</code> <Button size="xs" id="copy" onClick={copy}>{isCopied ? 'Copied' : 'Copy code'}</Button></p></section><section className="offer"><h2>Use your FSA before it expires</h2><p>Most plans end on December 31. <Link to="/journal/12">See your plan’s deadline for 2026</Link></p></section><section className="offer"><h2>Tired eyes?</h2><p><Link to="/journal/14">What helps against screen fatigue</Link></p></section></>
}

const Article = () => { const article = useLoaderData(); return <article className="article"><h1>{article.title}</h1><p>{article.text}</p><p>Written by our opticians in Seattle.</p></article> }

const faq = [['How long does an order take?', 'Single-vision glasses ship in 5 to 7 business days, progressives in 7 to 10.'], ['Can I return my glasses?', 'Yes, within 30 days, for any reason. We pay for shipping.'], ['Do you take insurance?', 'We are in network with EyeMed and Davis Vision, and give you a receipt for all others.'], ['How do I measure my PD?', 'Ask your doctor, or hold a card to your forehead in our app.'], ['Can you use my old frames?', 'Not by mail. Our stores replace lenses in most frames.'], ['What does the warranty cover?', 'Scratches and defects for a year, one replacement per pair.']]

function Help() {
  const [thanks, setThanks] = useState(false)
  return <><h1>Help and returns</h1><Accordion bordered>{faq.map(([title, text], index) => <Accordion.Panel key={title} header={title} eventKey={index}>{text}</Accordion.Panel>)}</Accordion><p>{thanks ? 'Thanks for telling us.' : <>Was this helpful? <button className="thumb" id="yes" onClick={() => { setThanks(true); track('help_yes') }}>Yes</button> <button className="thumb" id="no" onClick={() => setThanks(true)}>No</button></>}</p><p>Call (206) 555-0148, every day from 6 am to 6 pm PT.</p></>
}

const load = (path) => ({ params }) => api(path.replace(':id', params.id))
const router = createBrowserRouter([{ path: '/', element: <Layout />, hydrateFallbackElement: <Skeleton />, children: [
  { index: true, element: <Home /> },
  { path: 'eyeglasses', element: <List /> },
  { path: 'frames/:id', element: <Product />, loader: load('/frames/:id') },
  { path: 'frames/:id/lenses', element: <Lenses />, loader: load('/frames/:id') },
  { path: 'prescription', element: <Prescription /> },
  { path: 'prescription/upload', element: <Upload /> },
  { path: 'try-on', element: <TryOn /> },
  { path: 'contacts', element: <ContactsList />, loader: load('/contacts') },
  { path: 'contacts/:id', element: <Contact />, loader: load('/contacts/:id') },
  { path: 'insurance', element: <Insurance /> },
  { path: 'stores', element: <Stores /> },
  { path: 'stores/:id', element: <StorePage />, loader: load('/stores/:id') },
  { path: 'eyecare', element: <Eyecare />, loader: load('/exams') },
  { path: 'account', element: <Account /> },
  { path: 'track', element: <TrackOrder /> },
  { path: 'checkout', element: <Checkout /> },
  { path: 'thanks/:id', element: <Thanks /> },
  { path: 'offers', element: <Offers /> },
  { path: 'journal/:id', element: <Article />, loader: load('/articles/:id') },
  { path: 'help', element: <Help /> },
  { path: '*', element: <><h1>Page not found</h1><p><Link to="/">Go to the home page</Link></p></> },
] }])
createRoot(document.getElementById('root')).render(<CustomProvider><RouterProvider router={router} /></CustomProvider>)
`;
