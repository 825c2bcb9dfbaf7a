/** The home page, the list of frames, one frame with its 3D view, and its lenses. */
export const shop = /* tsx */ String.raw`
function Newsletter() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState('idle')
  const [error, setError] = useState('')
  const submit = async (event) => {
    event.preventDefault()
    if (!/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(email)) { setError('Enter a full email address, like name@example.com.'); return }
    setError(''); setState('busy')
    await post('/newsletter', { email }).catch(() => {})
    setState('done')
  }
  if (state === 'done') return <p className="ok" role="status">Thanks! Look for 15% off in your inbox.</p>
  return <form className="news" noValidate onSubmit={submit}><label>15% off your first pair<br /><input name="newsletter" type="email" placeholder="Email" value={email} onChange={(event) => setEmail(event.target.value)} aria-invalid={!!error} /></label> <Button type="submit" id="join" appearance="primary" loading={state === 'busy'}>Sign up</Button>{error && <p className="error" role="alert">{error}</p>}</form>
}

function Home() {
  const hero = useFlags((state) => state.hero)
  const [slide, setSlide] = useState(0)
  const slides = ['Fall collection', 'Titanium under $150', 'Two pairs from $245']
  return <>
    <section className="hero"><h1>{hero === 'B' ? 'See the difference. From $95 with lenses.' : 'Glasses made for your face'}</h1><p>Prescription lenses included. Ships free in 5 to 7 business days.</p><Link className="cta" to="/eyeglasses">Shop eyeglasses</Link> <Link className="cta quiet" to="/try-on">Try on at home</Link></section>
    <section className="band"><Carousel activeIndex={slide} onSelect={setSlide} className="slides" shape="bar">{slides.map((title, index) => <div key={title} className={'slide s' + index}><h2>{title}</h2></div>)}</Carousel><p><button aria-label="Previous offer" id="previous" onClick={() => setSlide((slide + 2) % 3)}>‹</button> <button aria-label="Next offer" id="next" onClick={() => setSlide((slide + 1) % 3)}>›</button> {slide + 1} / 3</p></section>
    <section className="grid">{[['Hollis', '1d1d1f', 1222], ['Juniper', '5d8f86', 1228], ['Marlowe', '7a4a21', 1237], ['Rowan', 'c9d4da', 1252]].map(([name, color, id]) => <Link key={name} to={'/frames/' + id} className="card"><Picture color={color} title={name} alt={name} /><b>{name}</b></Link>)}</section>
    <section className="story"><h2>Cut, edged and checked in our lab</h2><p id="story">Every pair is made by one optician from start to finish. They check your prescription twice, first when the lenses arrive and again before the glasses go into the case.</p><p>Pay with insurance, FSA or HSA, and return your glasses within 30 days for any reason.</p></section>
    <Newsletter />
  </>
}

const shapes = ['Round', 'Square', 'Cat-eye', 'Aviator', 'Rectangle']
const materials = ['Acetate', 'Titanium', 'Stainless steel']

function Card({ frame }) {
  const [color, setColor] = useState(0)
  const isSaved = useWishlist((state) => state.ids.includes(frame.id))
  const toggle = useWishlist((state) => state.toggle)
  return <article className="card">
    <Link to={'/frames/' + frame.id}><Picture color={frame.colors[color].hex} title={frame.name} alt={frame.name + ' in ' + frame.colors[color].name} /><b>{frame.name}</b> {frame.isNew && <Tag size="sm" color="cyan">New</Tag>}<br /><span className="muted">{money(frame.price)} with lenses</span></Link>
    <div className="swatches">{frame.colors.map((each, index) => <button key={each.name} aria-label={each.name} aria-pressed={index === color} style={{ background: each.hex }} onClick={() => setColor(index)} />)}</div>
    <button className={'heart' + (isSaved ? ' on' : '')} aria-label={(isSaved ? 'Remove ' : 'Save ') + frame.name} aria-pressed={isSaved} onClick={() => toggle(frame.id)}>{isSaved ? '♥' : '♡'}</button>
  </article>
}

function List() {
  const [params, setParams] = useSearchParams()
  const [items, setItems] = useState([])
  const [total, setTotal] = useState(null)
  const [isBusy, setBusy] = useState(true)
  const page = useRef(1)
  const end = useRef(null)
  const filter = params.toString()
  const load = async (isFirst) => {
    setBusy(true)
    if (isFirst) page.current = 1
    const found = await api('/frames?page=' + page.current + '&' + filter).catch(() => ({ items: [], total: 0 }))
    setItems((all) => isFirst ? found.items : [...all, ...found.items]); setTotal(found.total); setBusy(false)
  }
  useEffect(() => { load(true) }, [filter])
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting && !isBusy && total !== null && items.length < total) { page.current += 1; load(false) }
    }, { rootMargin: '200px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  const set = (name, values) => setParams((old) => { const next = new URLSearchParams(old); values.length ? next.set(name, values.join(',')) : next.delete(name); return next }, { preventScrollReset: true, replace: true })
  const valueOf = (name) => (params.get(name) || '').split(',').filter(Boolean)
  return <>
    <h1>Eyeglasses</h1>
    <div className="filters"><CheckboxGroup inline name="shape" value={valueOf('shape')} onChange={(values) => set('shape', values)}>{shapes.map((shape) => <Checkbox key={shape} value={shape}>{shape}</Checkbox>)}</CheckboxGroup>
      <CheckPicker className="material" data={materials.map((label) => ({ label, value: label }))} value={valueOf('material')} onChange={(values) => set('material', values)} placeholder="Material" searchable={false} style={{ width: 180 }} />
      <select name="sort" aria-label="Sort by" value={params.get('sort') || ''} onChange={(event) => set('sort', event.target.value ? [event.target.value] : [])}><option value="">Featured</option><option value="price">Price, low to high</option></select>
      <span className="muted" role="status">{total === null ? ' ' : total + ' frames'}</span></div>
    <div className={'grid' + (isBusy && page.current === 1 ? ' dim' : '')}>{items.map((frame) => <Card key={frame.id} frame={frame} />)}{isBusy && Array.from({ length: items.length ? 4 : 12 }, (_, each) => <div className="card" key={'s' + each}><Placeholder.Graph active height={140} /><Placeholder.Paragraph rows={2} active /></div>)}</div>
    <div ref={end} style={{ height: 1 }} />
  </>
}

function Viewer({ color }) {
  const host = useRef(null)
  const [isFlat, setFlat] = useState(false)
  const scene = useRef(null)
  useEffect(() => {
    let renderer
    try { renderer = new THREE.WebGLRenderer({ antialias: false, powerPreference: 'low-power' }) } catch { setFlat(true); return }
    const world = new THREE.Scene()
    world.background = new THREE.Color('#f4f1ec')
    const camera = new THREE.PerspectiveCamera(35, 16 / 9, 0.1, 50)
    camera.position.z = 8
    world.add(new THREE.HemisphereLight('#fff', '#887', 3))
    const material = new THREE.MeshStandardMaterial({ color, roughness: 0.4 })
    const glasses = new THREE.Group()
    for (const side of [-1, 1]) {
      const rim = new THREE.Mesh(new THREE.TorusGeometry(1, 0.13, 10, 32), material); rim.position.x = side * 1.25; glasses.add(rim)
      const arm = new THREE.Mesh(new THREE.BoxGeometry(0.12, 0.18, 2.6), material); arm.position.set(side * 2.25, 0.2, -1.3); glasses.add(arm)
    }
    const bridge = new THREE.Mesh(new THREE.BoxGeometry(0.6, 0.14, 0.14), material); bridge.position.y = 0.25; glasses.add(bridge)
    world.add(glasses)
    renderer.setSize(480, 270)
    const canvas = renderer.domElement
    canvas.tabIndex = 0
    canvas.setAttribute('aria-label', '3D view, use the arrow keys to turn')
    const draw = () => renderer.render(world, camera)
    let from = null
    canvas.addEventListener('pointerdown', (event) => { from = [event.clientX, event.clientY]; canvas.setPointerCapture(event.pointerId) })
    canvas.addEventListener('pointermove', (event) => { if (!from) return; glasses.rotation.y += (event.clientX - from[0]) / 120; glasses.rotation.x += (event.clientY - from[1]) / 160; from = [event.clientX, event.clientY]; draw() })
    canvas.addEventListener('pointerup', () => { from = null })
    canvas.addEventListener('keydown', (event) => {
      // The viewer owns the keyboard while it has the focus.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'ArrowLeft') glasses.rotation.y -= 0.15
      if (event.key === 'ArrowRight') glasses.rotation.y += 0.15
      draw()
    })
    host.current.append(canvas)
    draw()
    scene.current = { material, draw }
    return () => { canvas.remove(); renderer.dispose(); scene.current = null }
  }, [])
  useEffect(() => { if (scene.current) { scene.current.material.color.set(color); scene.current.draw() } }, [color])
  return <div className="viewer" ref={host}>{isFlat && <Picture color={color} alt="The frame" />}</div>
}

function Reviews({ id }) {
  const [items, setItems] = useState([])
  const [total, setTotal] = useState(0)
  const [isBusy, setBusy] = useState(true)
  const [photo, setPhoto] = useState(null)
  const [helpful, setHelpful] = useState([])
  const load = async (from) => { setBusy(true); const found = await api('/frames/' + id + '/reviews?from=' + from).catch(() => ({ items: [], total: 0 })); setItems((all) => from ? [...all, ...found.items] : found.items); setTotal(found.total); setBusy(false) }
  useEffect(() => { load(0) }, [id])
  const photos = items.filter((review) => review.hasPhoto)
  const move = (step) => setPhoto(photos[(photos.indexOf(photo) + step + photos.length) % photos.length])
  const vote = (review) => { const isOn = helpful.includes(review.id); setHelpful(isOn ? helpful.filter((each) => each !== review.id) : [...helpful, review.id]); post('/helpful', { id: review.id }).catch(() => {}) }
  return <section className="reviews"><h2>Reviews</h2>
    <div className="photos">{photos.map((review) => <button key={review.id} aria-label={'Photo by ' + review.who} onClick={() => setPhoto(review)}><Picture color="5d8f86" title={review.who} alt="" /></button>)}</div>
    {items.map((review) => <article key={review.id}><Rate readOnly size="xs" value={review.stars} /> <b>{review.who}</b> <span className="muted">{review.date}</span><p>{review.text}</p><button className="linkish helpful" aria-pressed={helpful.includes(review.id)} onClick={() => vote(review)}>Helpful ({review.helpful + (helpful.includes(review.id) ? 1 : 0)})</button></article>)}
    {isBusy && <Placeholder.Paragraph rows={3} active />}
    {items.length < total && <Button id="more-reviews" loading={isBusy} onClick={() => load(items.length)}>Show more reviews</Button>}
    <Modal open={!!photo} onClose={() => setPhoto(null)} size="sm"><Modal.Header><Modal.Title>{photo && photo.who}</Modal.Title></Modal.Header><Modal.Body>{photo && <Picture color="5d8f86" title={photo.who} alt="Customer photo" />}<p>{photo && photo.text}</p></Modal.Body><Modal.Footer><Button id="previous-photo" onClick={() => move(-1)}>Previous</Button><Button id="next-photo" onClick={() => move(1)}>Next</Button></Modal.Footer></Modal>
  </section>
}

function Product() {
  const frame = useLoaderData()
  const [color, setColor] = useState(0)
  const isPickupOn = useFlags((state) => state.bopis)
  const [stock, setStock] = useState(null)
  const checkStock = async () => {
    // The experiment for store pickup ended; its button stayed.
    if (!isPickupOn) return
    setStock(await api('/stores?stock=' + frame.id))
  }
  return <>
    <Breadcrumb><Breadcrumb.Item as={Link} to="/eyeglasses">Eyeglasses</Breadcrumb.Item><Breadcrumb.Item active>{frame.name}</Breadcrumb.Item></Breadcrumb>
    <div className="product"><div><Tabs defaultActiveKey="photo" appearance="subtle"><Tabs.Tab eventKey="photo" title="Photos"><Picture color={frame.colors[color].hex} title={frame.name} alt={frame.name} /></Tabs.Tab><Tabs.Tab eventKey="3d" title="3D view"><Viewer color={frame.colors[color].hex} /></Tabs.Tab><Tabs.Tab eventKey="size" title="Size guide"><p>Lens 50 mm · Bridge 20 mm · Temple 145 mm. Compare these with the numbers inside the temple of your glasses.</p></Tabs.Tab></Tabs></div>
      <div><h1>{frame.name}</h1><p><Rate readOnly size="xs" allowHalf value={frame.rating} /> <span className="muted">{frame.reviews} reviews</span></p><p className="price">{money(frame.price)} <span className="muted">with single-vision lenses</span></p>
        <p>Color: {frame.colors[color].name}</p><div className="swatches big">{frame.colors.map((each, index) => <button key={each.name} aria-label={each.name} aria-pressed={index === color} style={{ background: each.hex }} onClick={() => setColor(index)} />)}</div>
        <p><Link className="cta" to={'/frames/' + frame.id + '/lenses'}>Select lenses</Link></p>
        <p><Button appearance="ghost" id="stock" onClick={checkStock}>Check store availability</Button></p>{stock && <ul>{stock.map((store) => <li key={store.id}>{store.name}</li>)}</ul>}
        <p className="muted">{frame.material}, {frame.shape.toLowerCase()}. Spring hinges. Case and cloth included.</p></div></div>
    <Reviews id={frame.id} />
  </>
}

const uses = [['single', 'Single vision', 0], ['progressive', 'Progressive', 150], ['reading', 'Reading', 0]]
const indexes = [['1.50', 'Standard 1.50', 0], ['1.60', 'Thin 1.60', 40], ['1.67', 'Thinner 1.67', 85], ['1.74', 'Thinnest 1.74', 145]]
const treatments = [['clear', 'Clear', 0], ['blue', 'Blue-light filtering', 50], ['transitions', 'Light-responsive', 100]]

function Lenses() {
  const frame = useLoaderData()
  const add = useCart((state) => state.add)
  const [use, setUse] = useState('single')
  const [index, setIndex] = useState('1.50')
  const [treatment, setTreatment] = useState('clear')
  const [rx, setRx] = useState('later')
  const [isBusy, setBusy] = useState(false)
  const extra = (all, value) => all.find((each) => each[0] === value)[2]
  // Progressive lenses include the thin index.
  const indexPrice = (value) => Math.max(0, extra(indexes, value) - (use === 'progressive' ? 40 : 0))
  const price = frame.price + extra(uses, use) + indexPrice(index) + extra(treatments, treatment)
  const tiles = (all, value, change, priceOf) => <RadioTileGroup inline value={value} onChange={change}>{all.map(([key, label, cost]) => <RadioTile key={key} value={key} label={label}>{(priceOf ? priceOf(key) : cost) === 0 ? 'Included' : '+' + money(priceOf ? priceOf(key) : cost)}</RadioTile>)}</RadioTileGroup>
  const submit = async () => {
    setBusy(true)
    await add({ name: frame.name + ' in ' + frame.colors[0].name, detail: use + ', ' + index + ', ' + treatment, price, frame: frame.id, index, treatment })
    setBusy(false)
  }
  return <>
    <p><Link to={'/frames/' + frame.id}>‹ Back to {frame.name}</Link></p><h1>Choose your lenses</h1>
    <h2>1. How will you use them?</h2><div className="tiles use">{tiles(uses, use, setUse)}</div>
    <h2>2. How thin?</h2><div className="tiles index">{tiles(indexes, index, setIndex, indexPrice)}</div>
    <h2>3. Anything extra?</h2><div className="tiles treatment">{tiles(treatments, treatment, setTreatment)}</div>
    <h2>4. Your prescription</h2><RadioGroup name="rx" inline value={rx} onChange={setRx}><Radio value="later">I’ll send it later</Radio><Radio value="saved">Use the one in my account</Radio></RadioGroup>
    <div className="sum"><span>{frame.name}, total <b id="price">{money(price)}</b></span> <Button appearance="primary" size="lg" id="add" loading={isBusy} onClick={submit}>Add to cart</Button></div>
  </>
}
`;
