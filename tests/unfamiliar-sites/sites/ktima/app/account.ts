/** The blocks of the wine club, the gift card and the account. */
export const account = `
const plans = [['mikros', 'Μικρός κύκλος, 39 €'], ['megalos', 'Μεγάλος κύκλος, 72 €'], ['kellari', 'Κελάρι, 128 €']];

/** The plugin was written for American dates: month, day, year. */
function isDateOfBirth(text) {
  const [month, day, year] = text.split(/[\\/.-]/).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && year > 1900 && year < 2009;
}

function Club() {
  const [plan, setPlan] = useState('mikros');
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState({ onoma_melous: '', email_melous: '', gennisi: '' });
  const [errors, setErrors] = useState({});
  const [joined, setJoined] = useState(false);
  const field = (name, label, rest = {}) => (
    <TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={label} name={name} value={values[name]} help={errors[name] ?? rest.help} aria-invalid={Boolean(errors[name])}
      onChange={(value) => setValues((before) => ({ ...before, [name]: value }))} placeholder={rest.placeholder} />
  );
  const join = async (event) => {
    event.preventDefault();
    const found = {};
    if (!values.onoma_melous) found.onoma_melous = 'Γράψε το όνομά σου.';
    if (!/^[^@ ]+@[^@ ]+\\.[^@ ]+$/.test(values.email_melous)) found.email_melous = 'Το email δεν είναι σωστό.';
    if (!isDateOfBirth(values.gennisi)) found.gennisi = 'Μη έγκυρη ημερομηνία γέννησης.';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await apiFetch({ path: 'ktima/v1/club', method: 'POST', data: { plan } });
    setJoined(true);
  };
  if (joined) return <Notice status="success" isDismissible={false}>Καλώς ήρθες στη λέσχη! Το πρώτο κουτί φεύγει τη Δευτέρα.</Notice>;
  return (
    <Fragment>
      <p><Button id="sygkrisi" variant="link" onClick={() => setOpen(true)}>Σύγκρινε τα προγράμματα</Button></p>
      {open && <Modal title="Σύγκριση" onRequestClose={() => setOpen(false)}><p>Όλα έχουν δωρεάν αποστολή. Το Κελάρι έχει και μία παλαίωση.</p><Button id="sygkrisi-entaxei" variant="primary" onClick={() => setOpen(false)}>Εντάξει</Button></Modal>}
      <form onSubmit={join} noValidate>
        <SelectControl __next40pxDefaultSize __nextHasNoMarginBottom label="Πρόγραμμα" name="programma" value={plan} onChange={setPlan} options={plans.map(([value, label]) => ({ value, label }))} />
        {field('onoma_melous', 'Ονοματεπώνυμο')}{field('email_melous', 'Email')}{field('gennisi', 'Ημερομηνία γέννησης', { placeholder: 'ΗΗ/ΜΜ/ΕΕΕΕ', help: 'Πρέπει να είσαι άνω των 18.' })}
        <Button id="eggrafi-leschi" __next40pxDefaultSize type="submit" variant="primary">Γίνε μέλος</Button>
      </form>
    </Fragment>
  );
}

const designs = [['klima', 'Κλήμα'], ['thalassa', 'Θάλασσα'], ['giorti', 'Γιορτή']];

function GiftFields({ design, onSend }) {
  const [recipient, setRecipient] = useState('');
  const [message, setMessage] = useState('');
  return (
    <Fragment>
      <TextControl __next40pxDefaultSize __nextHasNoMarginBottom label="Για ποιον είναι;" name="paraliptis" value={recipient} onChange={setRecipient} />
      <TextareaControl __nextHasNoMarginBottom label="Οι ευχές σου" name="efches" value={message} onChange={setMessage} />
      <Button id="dorokarta-kalathi" __next40pxDefaultSize variant="primary" onClick={() => onSend({ recipient, message })}>Βάλε τη δωροκάρτα στο καλάθι</Button>
    </Fragment>
  );
}

function GiftCard() {
  const [amount, setAmount] = useState(50);
  const [design, setDesign] = useState('klima');
  const [answer, setAnswer] = useState();
  const [preview, setPreview] = useState(false);
  const send = async ({ recipient, message }) => {
    if (!recipient || !message) return setAnswer({ status: 'error', text: 'Γράψε όνομα και ευχές.' });
    await apiFetch({ path: 'ktima/v1/gift', method: 'POST', data: { amount, design } });
    setAnswer({ status: 'success', text: 'Η δωροκάρτα μπήκε στο καλάθι.' });
  };
  return (
    <Fragment>
      <RangeControl __next40pxDefaultSize __nextHasNoMarginBottom label="Ποσό σε ευρώ" value={amount} onChange={setAmount} min={20} max={200} step={10} />
      <div className="row" role="group" aria-label="Σχέδιο">{designs.map(([id, label]) => <Button key={id} id={'sxedio-' + id} variant="secondary" isPressed={design === id} onClick={() => setDesign(id)}><Icon icon={gift} />{label}</Button>)}</div>
      <GiftFields key={design} design={design} onSend={send} />
      <p><Button id="proepiskopisi" variant="tertiary" onClick={() => setPreview(!preview)}>{preview ? 'Κρύψε την προεπισκόπηση' : 'Προεπισκόπηση'}</Button></p>
      {preview && <Card><CardBody><Icon icon={glass} /> Δωροκάρτα {money(amount)}, σχέδιο {design}</CardBody></Card>}
      {answer && <Notice status={answer.status} isDismissible={false}>{answer.text}</Notice>}
    </Fragment>
  );
}

function Orders() {
  const [orders, setOrders] = useState();
  const [open, setOpen] = useState();
  const [newest, setNewest] = useState(true);
  useEffect(() => { apiFetch({ path: 'ktima/v1/orders' }).then(setOrders); }, []);
  if (!orders) return <Spinner />;
  const shown = newest ? orders : [...orders].reverse();
  return (
    <Fragment>
      <Button id="seira" variant="tertiary" onClick={() => setNewest(!newest)}>{newest ? 'Πρώτα οι νέες' : 'Πρώτα οι παλιές'}</Button>
      <table><tbody>{shown.map((order) => (
        <Fragment key={order.id}>
          <tr><td>{order.id}</td><td>{order.date}</td><td>{order.status}</td><td>{money(order.total)}</td><td><Button id={'leptomereies-' + order.id} variant="link" aria-expanded={open === order.id} onClick={() => setOpen(open === order.id ? undefined : order.id)}>Λεπτομέρειες</Button></td></tr>
          {open === order.id && <tr><td colSpan={5}>Δύο φιάλες Αθήρι και μία Μανδηλαριά, με courier. <a href={'/timologia/' + order.id + '.pdf'} download>Τιμολόγιο</a></td></tr>}
        </Fragment>
      ))}</tbody></table>
    </Fragment>
  );
}

function Subscription() {
  const [data, setData] = useState();
  const { createSuccessNotice, removeNotice } = useDispatch(noticesStore);
  const notices = useSelect((get) => get(noticesStore).getNotices().filter(({ type }) => type === 'snackbar'), []);
  useEffect(() => { apiFetch({ path: 'ktima/v1/subscription' }).then(setData); }, []);
  if (!data) return <Spinner />;
  const skip = async () => setData(await apiFetch({ path: 'ktima/v1/subscription/skip', method: 'POST' }));
  const pause = async (paused) => {
    setData({ ...data, paused });
    await apiFetch({ path: 'ktima/v1/subscription/pause', method: 'POST', data: { paused } });
    createSuccessNotice(paused ? 'Η συνδρομή είναι σε παύση.' : 'Η συνδρομή συνεχίζεται.', { type: 'snackbar', actions: [{ label: 'Αναίρεση', onClick: () => setData((before) => ({ ...before, paused: !paused })) }] });
  };
  const [year, month, day] = data.next.date.split('-');
  return (
    <Fragment>
      <Card><CardHeader><h2>{data.plan}</h2></CardHeader><CardBody><p id="epomeni">Επόμενη αποστολή: {day}/{month}/{year}, {data.next.bottles} φιάλες</p>
        <ToggleControl __nextHasNoMarginBottom id="pafsi" label="Παύση συνδρομής" checked={data.paused} onChange={pause} />
        <p><Button id="paraleipsi" variant="secondary" onClick={skip}>Παράλειψε την επόμενη αποστολή</Button></p></CardBody></Card>
      <div className="snackbars"><SnackbarList notices={notices} onRemove={removeNotice} /></div>
    </Fragment>
  );
}

const blocks = { tameio: Checkout, leschi: Club, dorokarta: GiftCard, paraggelies: Orders, syndromi: Subscription };
const mount = () => {
  for (const [id, Block] of Object.entries(blocks)) {
    const place = document.getElementById(id);
    if (place) createRoot(place).render(<Block />);
  }
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount);
else mount();
`;
