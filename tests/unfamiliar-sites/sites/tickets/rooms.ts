/** Pages for those who look for a concert. */
export const rooms = `
const Home = (props) => {
  const [sold, setSold] = createSignal(312)
  const [hasCookies, setCookies] = createSignal(true)
  const [words, setWords] = createSignal('')
  const hits = createMemo(() => words().length < 2 ? [] : concerts.filter(({ band }) => band.toLowerCase().includes(words().toLowerCase())))
  const navigate = useNavigate()
  const timer = setInterval(() => setSold(sold() + 1 + Math.floor(Math.random() * 3)), 900)
  onCleanup(() => clearInterval(timer))
  const [slide, setSlide] = createSignal(0)
  let embla
  const start = (element) => onMount(() => {
    embla = EmblaCarousel(element, { loop: true })
    embla.on('select', () => setSlide(embla.selectedScrollSnap()))
    onCleanup(() => embla.destroy())
  })
  return <div><h1>Music by the water</h1><p class="ticker">{() => sold()} tickets sold today</p>
    <Show when={() => hasCookies()}><div class="cookies" role="region" aria-label="Cookies">We count visits. <button id="accept" onClick={() => setCookies(false)}>Accept</button></div></Show>
    <div class="embla" ref={start}><div class="rail">{bands.slice(0, 4).map((band) => <div class="slide">{band}</div>)}</div></div>
    <p><button id="previous" aria-label="Previous" onClick={() => embla.scrollPrev()}>‹</button> <span>{() => slide() + 1} of 4</span> <button id="next" aria-label="Next" onClick={() => embla.scrollNext()}>›</button></p>
    <label>Search <input name="q" autocomplete="off" onInput={(event) => setWords(event.target.value)} /></label>
    <ul class="hits" role="listbox"><For each={() => hits()}>{(hit) => <li role="option" onClick={() => navigate('/concerts/' + hit.id)}>{hit.band}</li>}</For></ul>
    <h2>Tonight</h2><p><a href="/concerts/301">Low Tide, eight o’clock</a></p><p style="min-height:500px">Doors open an hour before.</p></div>
}

const Heart = (props) => {
  const [isOn, setOn] = createSignal(false)
  const flip = async () => {
    setOn(!isOn())
    await fetch('/api/204?ms=250', { method: 'POST' })
  }
  return <button class="heart" aria-describedby={'c' + props.of} aria-pressed={() => String(isOn())} onClick={flip}>{() => isOn() ? 'Liked' : '+ Like'}</button>
}

const Concerts = (props) => {
  const [wanted, setWanted] = createSignal([])
  const [limit, setLimit] = createSignal(90)
  const [count, setCount] = createSignal(4)
  const [isLoading, setLoading] = createSignal(false)
  const shown = createMemo(() => concerts.filter(({ genre, price }) => price <= limit() && (wanted().length === 0 || wanted().includes(genre))).slice(0, count()))
  const more = async () => {
    setLoading(true)
    await fetch('/api/200?ms=900')
    setLoading(false)
    setCount(count() + 2)
  }
  return <div><h1>Concerts</h1><ToggleGroup.Root multiple class="chips" onChange={(value) => setWanted(value)}>{genres.map((genre) => <ToggleGroup.Item value={genre} class="chip">{genre}</ToggleGroup.Item>)}</ToggleGroup.Root>
    <Slider.Root class="slider" minValue={20} maxValue={90} step={2} value={() => [limit()]} onChange={(value) => setLimit(value[0])}><Slider.Label>Up to {() => limit()} €</Slider.Label>
      <Slider.Track class="track"><Slider.Fill class="fill" /><Slider.Thumb class="thumb"><Slider.Input /></Slider.Thumb></Slider.Track></Slider.Root>
    <ul class="list"><For each={() => shown()}>{(concert) => <li><a id={'c' + concert.id} href={'/concerts/' + concert.id}>{concert.band}</a> {concert.genre}, {concert.price} € <Heart of={concert.id} /></li>}</For></ul>
    <Show when={() => isLoading()}><div class="bones"><i></i><i></i></div></Show>
    <button id="more" disabled={() => isLoading()} onClick={more}>Show more</button></div>
}

const rows = ['A', 'B', 'C', 'D']
const isSold = (row, seat) => (row.charCodeAt(0) + seat) % 5 === 0
const Concert = (props) => {
  const params = useParams()
  const [seats, setSeats] = createSignal([])
  const [zoom, setZoom] = createSignal(1)
  const [tip, setTip] = createSignal('Choose your seats')
  const [left, setLeft] = createSignal(600)
  const timer = setInterval(() => seats().length > 0 && setLeft(Math.max(0, left() - 1)), 1000)
  onCleanup(() => clearInterval(timer))
  const pick = (name, sold) => {
    if (sold) return setTip('Seat ' + name + ' is sold')
    setSeats(seats().includes(name) ? seats().filter((each) => each !== name) : [...seats(), name])
    setTip(seats().length + ' seats chosen')
  }
  const seatsOf = (row, y) => [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => {
    const name = row + seat
    const sold = isSold(row, seat)
    return <circle id={'seat-' + name} role="button" aria-label={'Seat ' + name} cx={seat * 40 - 10} cy={y} r={14} class={() => sold ? 'sold' : seats().includes(name) ? 'mine' : 'free'} onClick={() => pick(name, sold)}></circle>
  })
  const clock = () => Math.floor(left() / 60) + ':' + String(left() % 60).padStart(2, '0')
  return <div><h1>{() => concerts.find(({ id }) => String(id) === params.id)?.band ?? 'Concert'}</h1><p class="held">{() => seats().length > 0 ? 'Held for ' + clock() : 'No seats held'}</p>
    <p><button id="in" onClick={() => setZoom(Math.min(2, zoom() + 0.25))}>Zoom in</button> <button id="out" onClick={() => setZoom(Math.max(0.5, zoom() - 0.25))}>Zoom out</button></p>
    <div class="hall"><svg width="340" height="300" style={() => 'transform:scale(' + zoom() + ');transform-origin:0 0'}>
      <g aria-label="Stalls">{rows.map((row, index) => seatsOf(row, 24 + index * 40))}</g><g aria-label="Balcony">{['P', 'Q'].map((row, index) => seatsOf(row, 220 + index * 40))}</g></svg><div class="fade"></div></div>
    <p role="status" id="tip">{() => tip()}</p><p><a href="/basket">Go to basket</a></p></div>
}

const months = ['November', 'December', 'January', 'February', 'March', 'April', 'May', 'June']
const Calendar = (props) => {
  const [month, setMonth] = createSignal(0)
  const [day, setDay] = createSignal(0)
  const next = () => fetch('/api/200?ms=6000').then(() => setMonth(Math.min(7, month() + 1)))
  const about = () => {
    const concert = concerts.find((each) => each.day === day())
    return day() === 0 ? 'Choose a day' : day() + ' ' + months[month()] + ': ' + (concert ? concert.band : 'no concert')
  }
  return <div><h1>Calendar</h1><p><b id="month">{() => months[month()]}</b> <button id="later" onClick={next}>Next month</button></p>
    <div class="days">{Array.from({ length: 30 }, (_, index) => <button class="day" id={'day-' + (index + 1)} aria-pressed={() => String(day() === index + 1)} onClick={() => setDay(index + 1)}>{index + 1}</button>)}</div><p role="status">{() => about()}</p></div>
}

const Artist = (props) => {
  const [text, setText] = createSignal('')
  const follow = async () => {
    const answer = await fetch('/api/500', { method: 'POST' })
    setText(answer.ok ? 'You follow ' + props.name : 'Something went wrong. Please try again.')
  }
  return <li>{props.name} <button onClick={follow}>{'Follow ' + props.name}</button> <span role="alert">{() => text()}</span></li>
}
const Artists = (props) => <div><h1>Artists</h1><ul class="list">{bands.slice(0, 4).map((name) => <Artist name={name} />)}</ul></div>

const Venue = (props) => {
  const [zoom, setZoom] = createSignal(1)
  return <div><h1>Venue</h1><p>By tram: line 4 to Pier Street. By car: <a href="/parking">Where to park</a></p>
    <div class="map" id="plan" onDblClick={() => setZoom(zoom() + 0.5)}><img src="/picture.svg" alt="Plan of the house" draggable="false" style={() => 'transform:scale(' + zoom() + ')'} /></div><p>Magnified {() => zoom()} times</p></div>
}
const NotFound = (props) => <div><h1>Page not found</h1><p>We looked everywhere.</p></div>

const Live = (props) => {
  const [isOn, setOn] = createSignal(false)
  const [at, setAt] = createSignal(0)
  const audio = new Audio('data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=')
  const timer = setInterval(() => isOn() && setAt((at() + 1) % 180), 1000)
  onCleanup(() => clearInterval(timer))
  const flip = () => {
    setOn(!isOn())
    isOn() ? audio.play().catch(() => {}) : audio.pause()
  }
  return <div><h1>Listen</h1><p>Low Tide: Ebb</p><p><button id="play" onClick={flip}>{() => isOn() ? 'Pause' : 'Play'}</button> <button id="forward" onClick={() => setAt((at() + 10) % 180)}>+10 s</button> <span>{() => at()} s</span></p>
    <progress max="180" value={() => at()}></progress></div>
}
`;
