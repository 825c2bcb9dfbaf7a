/** Prescriptions by hand and by photo, virtual try-on, contact lenses, insurance. */
export const rx = /* tsx */ String.raw`
const emptyEye = { sph: '0.00', cyl: '0.00', axis: '', add: '' }

function Eye({ code, name, eye, errors, change }) {
  const field = (key) => ({ name: code + '_' + key, 'aria-label': name + ' ' + key.toUpperCase(), 'aria-invalid': !!errors[code + '_' + key], value: eye[key] })
  return <fieldset className="eye"><legend>{code.toUpperCase()} <span className="muted">{name}</span></legend>
    <label>Sphere (SPH)<InputNumber {...field('sph')} step={0.25} min={-12} max={8} decimalSeparator="." onChange={(value) => change('sph', value)} /></label>
    <label>Cylinder (CYL)<InputNumber {...field('cyl')} step={0.25} min={-6} max={6} onChange={(value) => change('cyl', value)} /></label>
    <label>Axis<Input {...field('axis')} inputMode="numeric" disabled={Number(eye.cyl) === 0} placeholder="1–180" onChange={(value) => change('axis', value)} />{errors[code + '_axis'] && <span className="error" role="alert">{errors[code + '_axis']}</span>}</label>
  </fieldset>
}

function Prescription() {
  const [od, setOd] = useState(emptyEye)
  const [os, setOs] = useState(emptyEye)
  const [pd, setPd] = useState('')
  const [hasTwo, setTwo] = useState(false)
  const [second, setSecond] = useState('')
  const [errors, setErrors] = useState({})
  const [isBusy, setBusy] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const submit = async (event) => {
    event.preventDefault()
    const found = {}
    for (const [code, eye] of [['od', od], ['os', os]])
      // Three digits, as the lab system prints them.
      if (Number(eye.cyl) !== 0 && !/^(0\d\d|1[0-7]\d|180)$/.test(eye.axis)) found[code + '_axis'] = 'Enter an axis between 1 and 180'
    if (!(Number(pd) >= 48 && Number(pd) <= 78) && !hasTwo) found.pd = 'Most people’s PD is between 54 and 74'
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try { await post('/prescriptions', { od, os, pd, second }); setSaved(true); track('rx_saved') } finally { setBusy(false) }
  }
  if (isSaved) return <><h1>Prescription saved</h1><p role="status">An optician will review it within one business day. You can now use it for any order.</p><Link className="cta" to="/eyeglasses">Shop eyeglasses</Link></>
  return <>
    <h1>Enter your prescription</h1><p>Copy the values from your doctor’s paper. Not sure what they mean? <Link to="/journal/13">How to read it</Link></p>
    <form onSubmit={submit} noValidate className="rx">
      <Eye code="od" name="Right eye" eye={od} errors={errors} change={(key, value) => setOd({ ...od, [key]: value })} />
      <Eye code="os" name="Left eye" eye={os} errors={errors} change={(key, value) => setOs({ ...os, [key]: value })} />
      <fieldset><legend>Pupillary distance</legend><Checkbox className="two" checked={hasTwo} onChange={(_, checked) => setTwo(checked)}>I have two numbers</Checkbox>
        <label>{hasTwo ? 'Right PD' : 'PD'} <Input name="pd" inputMode="decimal" value={pd} onChange={setPd} /></label>{hasTwo && <label>Left PD <Input name="pd2" inputMode="decimal" value={second} onChange={setSecond} /></label>}{errors.pd && <span className="error" role="alert">{errors.pd}</span>}</fieldset>
      <Button type="submit" appearance="primary" id="save-rx" loading={isBusy}>Save prescription</Button>
    </form></>
}

function UploadForm({ onReset }) {
  const toaster = useToaster()
  const [files, setFiles] = useState([])
  const [isBusy, setBusy] = useState(false)
  const submit = async (event) => {
    event.preventDefault()
    setBusy(true)
    try {
      await post('/prescriptions/photo', {})
    } catch {
      toaster.push(<Message type="error">Something went wrong</Message>, { placement: 'topCenter', duration: 2200 })
      onReset()
    }
  }
  return <form onSubmit={submit} className="upload"><label>Patient’s name<Input name="patient" autoComplete="name" /></label><label>Date of birth<Input name="birthday" placeholder="MM/DD/YYYY" /></label><label>Doctor or clinic<Input name="doctor" /></label>
    <Uploader action="/" autoUpload={false} fileList={files} onChange={setFiles} accept="image/*,.heic,.pdf" listType="text"><Button className="pick">Choose a photo</Button></Uploader>
    <Button type="submit" appearance="primary" id="send-rx" loading={isBusy}>Send prescription</Button></form>
}

function Upload() {
  const [version, setVersion] = useState(0)
  return <><h1>Upload your prescription</h1><p>A photo of the paper or a PDF from your patient portal. We’ll read the values for you.</p><UploadForm key={version} onReset={() => setVersion(version + 1)} /></>
}

function TryOn() {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [frame, setFrame] = useState(0)
  const video = useRef(null)
  const names = [['Hollis', '1d1d1f'], ['Juniper', '5d8f86'], ['Marlowe', '7a4a21'], ['Rowan', 'c9d4da']]
  const camera = async () => {
    setMessage('')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' } })
      video.current.srcObject = stream
    } catch (error) {
      setMessage(error.name === 'NotAllowedError' ? 'Your browser blocked the camera. Allow it in the address bar and try again, or use a photo of a model.' : 'We couldn’t find a camera. Use a photo of a model instead.')
    }
  }
  const model = async () => {
    setBusy(true)
    const landmarks = await (await fetch('/models/face-landmarks.json')).json()
    setMessage('Model with ' + landmarks.points.length + ' points')
    setBusy(false)
  }
  return <><h1>Virtual try-on</h1><p>See any frame on your face. Nothing is recorded or uploaded.</p>
    <div className="stage"><video ref={video} muted playsInline autoPlay width="320" height="200" /><Picture color={names[frame][1]} title={names[frame][0]} alt={names[frame][0]} /></div>
    <p><Button appearance="primary" id="camera" onClick={camera}>Use my camera</Button> <Button id="model" loading={isBusy} onClick={model}>Use a model photo</Button></p>
    {message && <Message type="warning" showIcon>{message}</Message>}
    <div className="strip">{names.map(([name, color], index) => <button key={name} className="thumb" aria-pressed={index === frame} onClick={() => setFrame(index)}>{name}</button>)}</div></>
}

function ContactsList() {
  return <><h1>Contact lenses</h1><div className="grid">{useLoaderData().map((lens) => <Link className="card" key={lens.id} to={'/contacts/' + lens.id}><Picture color="7fa8c9" title={lens.brand} alt="" /><b>{lens.name}</b><br /><span className="muted">{money(lens.price)} per box</span></Link>)}</div></>
}

function Contact() {
  const lens = useLoaderData()
  const add = useCart((state) => state.add)
  const [powers, setPowers] = useState({ od: [], os: [] })
  const [chosen, setChosen] = useState({ od: null, os: null })
  const [boxes, setBoxes] = useState(2)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    for (const eye of ['od', 'os']) api('/contacts/' + lens.id + '/powers?eye=' + eye).then((found) => setPowers((all) => ({ ...all, [eye]: found.powers })), () => {})
  }, [lens.id])
  const submit = async () => { setBusy(true); await add({ name: lens.name, detail: 'OD ' + chosen.od + ' / OS ' + chosen.os, price: lens.price * boxes, frame: 0 }); setBusy(false) }
  const picker = (eye, label) => <div><span>{label}</span><SelectPicker className={'power ' + eye} data={powers[eye].map((power) => ({ label: power, value: power }))} value={chosen[eye]} onChange={(value) => setChosen({ ...chosen, [eye]: value })} searchable={false} cleanable={false} placeholder="Power" aria-label={label} block /></div>
  return <><Breadcrumb><Breadcrumb.Item as={Link} to="/contacts">Contacts</Breadcrumb.Item><Breadcrumb.Item active>{lens.name}</Breadcrumb.Item></Breadcrumb><h1>{lens.name}</h1><p className="muted">{lens.brand}. We verify your prescription with your doctor, as federal law requires.</p>
    <div className="powers">{picker('od', 'Right eye (OD)')}{picker('os', 'Left eye (OS)')}</div>
    <p>Boxes per eye <button className="step fewer" aria-label="Fewer boxes" disabled={boxes < 2} onClick={() => setBoxes(boxes - 1)}>−</button> {boxes} <button className="step" id="more-boxes" aria-label="More boxes" onClick={() => setBoxes(boxes + 1)}>+</button></p>
    <p className="price">{money(lens.price * boxes * 2)}</p>
    <Button appearance="primary" id="add-contacts" loading={isBusy} disabled={!chosen.od || !chosen.os} onClick={submit}>Add to cart</Button></>
}

const steps = ['Connecting to your insurer…', 'Looking up your plan…', 'Reading your benefits…']

function Insurance() {
  const [carrier, setCarrier] = useState('EyeMed')
  const [member, setMember] = useState('')
  const [state, setState] = useState('idle')
  const [step, setStep] = useState(0)
  const [result, setResult] = useState(null)
  const [error, setError] = useState('')
  useEffect(() => {
    if (state !== 'busy') return
    const timer = setInterval(() => setStep((old) => Math.min(old + 1, 2)), 1400)
    return () => clearInterval(timer)
  }, [state])
  const submit = async (event) => {
    event.preventDefault()
    if (member.length < 6) { setError('Your member ID has at least 6 characters.'); return }
    setError(''); setState('busy'); setStep(0); setResult(null)
    try { setResult(await post('/eligibility', { carrier, member })); setState('done') } catch (failure) { setState('idle'); setError(failure.message) }
  }
  return <><h1>Use your vision insurance</h1><p>We’ll check what your plan covers before you shop. It doesn’t affect your benefits.</p>
    <form onSubmit={submit} className="insurance" noValidate><label>Insurance company<br /><select name="carrier" value={carrier} onChange={(event) => setCarrier(event.target.value)}>{['EyeMed', 'VSP Vision Care', 'Davis Vision', 'Spectera'].map((each) => <option key={each}>{each}</option>)}</select></label>
      <label>Member ID<Input name="member" value={member} onChange={setMember} autoComplete="off" /></label><label>ZIP code<Input name="memberzip" inputMode="numeric" /></label>
      <Button type="submit" appearance="primary" id="check-benefits" disabled={state === 'busy'}>Check my benefits</Button></form>
    {error && <p className="error" role="alert">{error}</p>}
    {state === 'busy' && <p role="status"><Loader content={steps[step]} /></p>}
    {result && <Message type="success" showIcon header="Good news, you’re covered">Up to {money(result.frame)} for frames; lenses are {result.lenses}.</Message>}
    <Divider /><h2>FSA and HSA</h2><p>Glasses, contacts and eye exams are eligible. Pay with your card and use the itemized receipt.</p></>
}
`;
