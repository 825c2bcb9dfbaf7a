/** Pages for those who buy, own or ask. */
export const counters = `
const get = (path) => async () => {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error('The server answered ' + answer.status)
  return answer.json()
}

const Basket = (props) => {
  const [count, setCount] = createSignal(2)
  const [isIn, setIn] = createSignal(true)
  const [code, setCode] = createSignal('')
  const [note, setNote] = createSignal('')
  const remove = () => {
    setIn(false)
    say('Poster removed', () => setIn(true))
  }
  const redeem = async (event) => {
    event.preventDefault()
    await fetch('/api/200?ms=200')
    setNote(code().toUpperCase() === 'PIER5' ? '5 € off' : 'We don’t know this code. It has five characters, for example PIER5.')
  }
  return <div><h1>Basket</h1><NumberField.Root class="stepper" value={() => count()} minValue={1} maxValue={8} onRawValueChange={(value) => setCount(value)}><NumberField.Label>Low Tide, stalls</NumberField.Label>
    <NumberField.DecrementTrigger id="less" aria-label="One less">−</NumberField.DecrementTrigger><NumberField.Input /><NumberField.IncrementTrigger id="plus" aria-label="One more">+</NumberField.IncrementTrigger></NumberField.Root>
    <p>Together {() => count() * 24} €</p><Show when={() => isIn()}><p>Poster, 9 € <button id="remove" onClick={remove}>Remove</button></p></Show>
    <form onSubmit={redeem}><label>Voucher <input name="voucher" aria-describedby="voucher-note" onInput={(event) => setCode(event.target.value)} /></label><button id="redeem">Redeem</button><p id="voucher-note" role="alert">{() => note()}</p></form></div>
}

const Checkout = (props) => {
  const [step, setStep] = createSignal(1)
  const [email, setEmail] = createSignal('')
  const [problem, setProblem] = createSignal('')
  const [isPaying, setPaying] = createSignal(false)
  const onward = (event) => {
    event.preventDefault()
    if (step() === 1 && !email().includes('@')) return setProblem('Enter an email address: we send the tickets there.')
    setProblem('')
    setStep(step() + 1)
  }
  const pay = async () => {
    setPaying(true)
    try {
      await get('/api/502?ms=150')()
      setStep(4)
    } catch {
      setPaying(false)
    }
  }
  return <div><h1>Checkout</h1><p>Step {() => step()} of 3</p><form onSubmit={onward} novalidate>
    <div hidden={() => step() !== 1}><label>Name <input name="name" /></label><label>Email <input name="email" onInput={(event) => setEmail(event.target.value)} /></label><p role="alert">{() => problem()}</p></div>
    <div hidden={() => step() !== 2}><label><input type="radio" name="by" value="phone" checked /> On my phone</label><label><input type="radio" name="by" value="post" /> By post</label></div>
    <div hidden={() => step() !== 3}><label>Card number <input name="card" inputmode="numeric" /></label><button type="button" id="pay" disabled={() => isPaying()} onClick={pay}>Pay now</button></div>
    <p><Show when={() => step() > 1}><button type="button" id="stepback" onClick={() => setStep(step() - 1)}>Back</button></Show> <Show when={() => step() < 3}><button id="continue">Continue</button></Show></p></form></div>
}

const Friends = (props) => {
  const [step, setStep] = createSignal(1)
  const [email, setEmail] = createSignal('')
  const [problem, setProblem] = createSignal('')
  const [welcome, setWelcome] = createSignal('')
  const onward = async (event) => {
    event.preventDefault()
    const form = event.target
    if (step() === 1 && !email().includes('@')) return setProblem('Enter an email address: we send the card there.')
    setProblem('')
    if (step() < 3) return setStep(step() + 1)
    await fetch('/api/200?ms=300', { method: 'POST' })
    form.reset()
    setEmail('')
    setStep(1)
    setWelcome('Welcome to the friends of Lantern Hall!')
  }
  return <div><h1>Friends of the hall</h1><p role="status">{() => welcome()}</p><p>Step {() => step()} of 3</p><form onSubmit={onward} novalidate>
    <div hidden={() => step() !== 1}><label>Name <input name="name" /></label><label>Email <input name="email" onInput={(event) => setEmail(event.target.value)} /></label><p role="alert">{() => problem()}</p></div>
    <div hidden={() => step() !== 2}><label><input type="radio" name="by" value="mail" /> Card by email</label><label><input type="radio" name="by" value="post" /> Card by post</label></div>
    <div hidden={() => step() !== 3}><p>Free until the end of the year.</p></div>
    <p><Show when={() => step() > 1}><button type="button" id="stepback" onClick={() => setStep(step() - 1)}>Back</button></Show> <button id="continue">{() => step() < 3 ? 'Continue' : 'Become a friend'}</button></p></form></div>
}

const Tickets = (props) => {
  const [code, setCode] = createSignal('')
  const tickets = createQuery(() => ({ queryKey: ['tickets'], queryFn: () => get('/api/once/503')(), retry: 2, retryDelay: 700, gcTime: 0 }))
  return <div><h1>My tickets</h1><Show when={() => tickets.data} fallback={() => <div class="bones"><i></i><i></i></div>}><p>Two tickets for Low Tide on 3 December</p></Show>
    <p><a id="pdf" href="/tickets.pdf" download="">Download as PDF</a> <button id="show" onClick={() => setCode('LT-301-A4')}>Show entry code</button></p>
    <h2>Before you come</h2>{['Bags', 'Food and drink', 'Children', 'Wheelchairs'].map((title) => <section style="min-height:420px"><h3>{title}</h3><p>Ask at the door.</p></section>)}
    <div class="code">{() => code() && 'Entry code ' + code()}</div></div>
}

const Transfers = (props) => {
  const [friend, setFriend] = createSignal('')
  const [email, setEmail] = createSignal('')
  const isFine = () => friend().length > 1 && /^[a-z0-9.]+@[a-z0-9]+[.][a-z]{2,3}$/.test(email())
  return <div><h1>Send tickets to a friend</h1><form id="transfer" onSubmit={(event) => event.preventDefault()}><label>Their name <input name="friend" onInput={(event) => setFriend(event.target.value)} /></label>
    <label>Their email <input name="friend_email" onInput={(event) => setEmail(event.target.value)} /></label><label>A line from you <input name="line" /></label><button id="transfer-send" disabled={() => !isFine()}>Send tickets</button></form></div>
}

const Resale = (props) => {
  const offers = createQuery(() => ({ queryKey: ['resale'], queryFn: get('/api/200?ms=5600'), gcTime: 0 }))
  return <div><h1>Resale</h1><Show when={() => offers.data}><ul class="list big">{bands.map((band) => <li>{band}: two seats in the stalls, offered at what they cost</li>)}</ul></Show></div>
}

const Waiting = (props) => {
  const [area, setArea] = createSignal('Stalls')
  const join = () => { const place = client.getQueryData(['waiting-list', area()]).position; say('You are number ' + place) }
  return <div><h1>Waiting list</h1><p>Sister Sun is sold out. We write when seats come back.</p>
    <Select.Root options={['Stalls', 'Balcony', 'Standing']} value={() => area()} onChange={(value) => value && setArea(value)} itemComponent={(item) => <Select.Item item={item.item} class="option"><Select.ItemLabel>{() => item.item.rawValue}</Select.ItemLabel></Select.Item>}>
      <Select.Label>Area</Select.Label><Select.Trigger id="area" class="select"><Select.Value>{(state) => state.selectedOption()}</Select.Value></Select.Trigger><Select.Portal><Select.Content class="popup"><Select.Listbox /></Select.Content></Select.Portal></Select.Root>
    <p><button id="join" onClick={join}>Join the list</button></p></div>
}

const Gift = (props) => {
  const [amount, setAmount] = createSignal(0)
  const [text, setText] = createSignal('')
  return <div><h1>Gift card</h1><label>For <input name="whom" /></label><div role="radiogroup" aria-label="Amount" class="chips">{[25, 50, 100].map((each) => <div role="radio" tabindex={0} class="chip" id={'amount-' + each} aria-checked={() => String(amount() === each)} onClick={() => setAmount(each)}>{each + ' €'}</div>)}</div>
    <label>Greeting <textarea name="greeting" rows="3" onInput={(event) => setText(event.target.value)}></textarea></label><p class="card">{() => text() || 'Your greeting'}</p><button id="put" disabled={() => amount() === 0} onClick={() => say('In your basket')}>Add to basket</button></div>
}

const Queue = (props) => {
  const [place, setPlace] = createSignal(1840)
  let isHere = true
  onCleanup(() => { isHere = false })
  onMount(async () => {
    while (isHere) {
      await fetch('/api/200?ms=2500').catch(() => {})
      setPlace(Math.max(1, place() - 137))
    }
  })
  return <div><h1>Presale</h1><p>{() => place()} people are ahead of you. Keep this page open.</p><progress max="1840" value={() => 1840 - place()}></progress></div>
}

const Preference = (props) => {
  const [isOn, setOn] = createSignal(props.start)
  const [text, setText] = createSignal('')
  const save = (value) => {
    setOn(value)
    fetch('/api/204?ms=300', { method: 'POST' }).then(() => setText('Saved'))
  }
  return <p><Switch.Root class="switch" checked={() => isOn()} onChange={(value) => save(value)}><Switch.Input id={props.name} /><Switch.Control class="rail-small"><Switch.Thumb class="knob" /></Switch.Control><Switch.Label>{props.label}</Switch.Label></Switch.Root> <span>{() => text()}</span></p>
}
const Cards = (props) => {
  const cards = [{ last: '4411', brand: { name: 'Visa' } }, { last: '9031' }]
  return <ul>{cards.map((card) => <li>{card.brand.name} ending in {card.last}</li>)}</ul>
}
const Account = (props) => <div><h1>Account</h1><Tabs.Root defaultValue="news"><Tabs.List class="chips"><Tabs.Trigger value="news" class="chip">News</Tabs.Trigger><Tabs.Trigger value="orders" class="chip">Orders</Tabs.Trigger><Tabs.Trigger value="cards" class="chip" id="cards">Payment methods</Tabs.Trigger></Tabs.List>
  <Tabs.Content value="news"><Preference name="mail" label="Monthly email" start={true} /><Preference name="alarm" label="Presale alarm" start={false} /></Tabs.Content><Tabs.Content value="orders"><p>Two tickets for Low Tide</p></Tabs.Content><Tabs.Content value="cards"><Cards /></Tabs.Content></Tabs.Root></div>

const Help = (props) => {
  const [isOpen, setOpen] = createSignal(false)
  const [hasScrim, setScrim] = createSignal(false)
  const [text, setText] = createSignal('')
  return <div class="help"><h1>Help</h1><Accordion.Root collapsible>{['Can I return a ticket?', 'Where is my ticket?', 'May I bring a bag?'].map((question, index) => <Accordion.Item value={'q' + index}><Accordion.Header><Accordion.Trigger class="question" id={'q' + index}>{question}</Accordion.Trigger></Accordion.Header><Accordion.Content><p>Yes, until the day before.</p></Accordion.Content></Accordion.Item>)}</Accordion.Root>
    <p><button id="hours" onClick={() => { setOpen(true); setScrim(true) }}>When can I call?</button> <button id="callback" onClick={() => setText('We call you within the hour.')}>Call me back</button></p><p role="status">{() => text()}</p>
    <Show when={() => hasScrim()}><div class="scrim"></div></Show><Show when={() => isOpen()}><div role="dialog" aria-label="Hours" class="sheet"><p>Ten to six, every day.</p><button id="hours-close" onClick={() => setOpen(false)}>Close</button></div></Show></div>
}

const Lost = (props) => {
  const [lines, setLines] = createSignal(['Hello, what have you lost?'])
  const [isTyping, setTyping] = createSignal(false)
  const send = async (event) => {
    event.preventDefault()
    const field = event.target.elements.line
    setLines([...lines(), field.value])
    field.value = ''
    await sleep(500)
    setTyping(true)
    await sleep(2200)
    setTyping(false)
    setLines([...lines(), 'We have it at the cloakroom.'])
  }
  return <div><h1>Lost property</h1><div class="chat" role="log"><For each={() => lines()}>{(line) => <p>{line}</p>}</For><p>{() => isTyping() ? 'Mara is typing …' : ''}</p></div><form onSubmit={send}><input name="line" aria-label="Message" autocomplete="off" /><button>Send</button></form></div>
}
`;
