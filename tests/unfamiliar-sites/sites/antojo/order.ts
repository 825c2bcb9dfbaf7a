/** Code of the site's app: payment, orders, tracking and ratings. */
export const order = /* tsx */ `
function Pay() {
  const navigate = useNavigate();
  const [method, setMethod] = useState('tarjeta');
  const [cash, setCash] = useState('');
  const [busy, setBusy] = useState(false);
  const frame = useRef(null);
  const bank = location.protocol + '//pagos-seguros.' + location.host.split('.').at(-1);
  const token = () => new Promise((resolve) => {
    const listen = (event) => { if (event.origin !== bank) return; removeEventListener('message', listen); resolve(event.data.token); };
    addEventListener('message', listen);
    frame.current.contentWindow.postMessage('tokenizar', bank);
  });
  const pay = async () => {
    setBusy(true);
    try {
      const { id } = await api('/api/pagos', method === 'tarjeta' ? { token: await token() } : { cash: Number(cash) });
      say('¡Pedido confirmado!', 'success');
      navigate('/pedido/' + id);
    } catch (error) {
      window.dataLayer.push({ event: 'payment_error', status: error.status });
    } finally { setBusy(false); }
  };
  return (
    <Page back title="Pago"><p className="hint">Entregar en Av. Álvaro Obregón 151, depto. 402 · 25–35 min</p>
      <Radio.Group value={method} onChange={setMethod}><Radio value="tarjeta" block>Tarjeta de crédito o débito</Radio><Radio value="efectivo" block>Efectivo</Radio></Radio.Group>
      {method === 'tarjeta' ? <iframe ref={frame} title="Datos de la tarjeta" className="card-frame" src={bank + '/psp/campos'} /> : <label className="field">¿Con cuánto vas a pagar?<input name="billete" inputMode="numeric" placeholder="500" value={cash} onChange={(event) => setCash(event.target.value)} /></label>}
      <p className="row"><Checkbox defaultChecked>Enviar cubiertos y servilletas</Checkbox></p>
      <Button block color="primary" size="large" className="b-pagar" loading={busy} loadingText="Procesando…" disabled={method === 'efectivo' && Number(cash) < 342} onClick={pay}>Pagar {pesos(342)}</Button>
      {method === 'efectivo' && cash !== '' && Number(cash) < 342 && <p className="error">Debe ser al menos {pesos(342)}.</p>}
      <p className="hint">🔒 Pago cifrado. Al continuar aceptas los <Link to="/ayuda/terminos">Términos y condiciones</Link>.</p>
    </Page>
  );
}

function Orders() {
  const navigate = useNavigate();
  const { data, mutate } = useSWR('/api/pedidos');
  const [busy, setBusy] = useState(0);
  const again = async (id) => { setBusy(id); await api('/api/pedidos/repetir', { id }); setBusy(0); say('Agregamos tu pedido al carrito', 'success'); navigate('/carrito'); };
  return (
    <Page title="Mis pedidos"><PullToRefresh onRefresh={() => mutate()}>{!data ? <Skeleton.Paragraph lineCount={8} animated /> : data.items.map((item) => <article key={item.id} className="order"><div><b>{item.name}</b><p className="hint">{item.date} · {pesos(item.total)} · {item.state}</p></div><div className="row"><Link className="link" to={(item.live ? '/pedido/' : '/calificar/') + item.id}>{item.live ? 'Seguir pedido' : 'Calificar'}</Link><Button size="small" className="repetir" loading={busy === item.id} onClick={() => again(item.id)}>Pedir de nuevo</Button></div></article>)}</PullToRefresh></Page>
  );
}

function Tracking() {
  const { id } = useParams();
  const [at, setAt] = useState(null);
  const [seen, setSeen] = useState('hace 4 min');
  const [busy, setBusy] = useState(false);
  const [live, setLive] = useState(true);
  useEffect(() => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/vivo?pedido=' + id);
    socket.onmessage = (event) => { setAt(JSON.parse(event.data).at); setSeen('hace unos segundos'); };
    socket.onclose = () => setLive(false);
    return () => { socket.onclose = null; socket.close(); };
  }, [id]);
  const load = () => api('/api/pedidos/' + id + '/ubicacion').then(({ position }) => { setAt(position); setSeen('hace unos segundos'); }, () => {});
  useEffect(() => { if (live) return; const timer = setInterval(load, 9000); return () => clearInterval(timer); }, [live]);
  const update = async () => { setBusy(true); await load(); setBusy(false); };
  return (
    <Page back title={'Pedido #' + id}><Pin id="mapa" courier={at ?? [19.4155, -99.1656]} />
      <div className="status"><b>Tu repartidor va en camino</b><p>Luis M. · Italika 150 · {seen}</p><Button size="small" className="b-actualizar" disabled={busy} onClick={update}>Actualizar ubicación</Button></div>
      <Steps current={2} direction="vertical"><Steps.Step title="Pedido recibido" description="14:02" /><Steps.Step title="En preparación" description="14:08" /><Steps.Step title="En camino" description="Llega entre 14:35 y 14:45" /><Steps.Step title="Entregado" /></Steps>
      <div className="row"><a className="link" href="tel:+525550001234">Llamar</a><Link className="link" to="/chat">Chatear con soporte</Link></div>
    </Page>
  );
}

function Rating() {
  const { id } = useParams();
  const [stars, setStars] = useState(0);
  const [tags, setTags] = useState([]);
  const [files, setFiles] = useState([]);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async () => { setBusy(true); await api('/api/calificaciones', { id, stars, tags, photos: files.length }); setBusy(false); setSent(true); };
  if (sent) return <Page back title="Calificación"><Empty description="¡Gracias! Tu opinión ayuda a otros antojados." /></Page>;
  return (
    <Page back title="¿Qué tal estuvo?"><p><a href="#pedido" className="link" id="ver" onClick={(event) => { event.preventDefault(); Dialog.alert({ title: 'Pedido #' + id, content: '2 gringas de pastor, 1 agua de horchata. Total $312.00', confirmText: 'Cerrar' }); }}>Ver mi pedido</a></p>
      <div className="stars" role="radiogroup" aria-label="Calificación">{[1, 2, 3, 4, 5].map((value) => <span key={value} role="radio" tabIndex={value === Math.max(1, stars) ? 0 : -1} aria-checked={stars === value} aria-label={value + (value === 1 ? ' estrella' : ' estrellas')} className={value <= stars ? 'star on' : 'star'} onClick={() => setStars(value)}>★</span>)}</div>
      <Selector multiple options={['Buen sabor', 'Porción justa', 'Llegó caliente', 'Amable', 'Bien empacado'].map((label) => ({ label, value: label }))} value={tags} onChange={setTags} />
      <ImageUploader value={files} onChange={setFiles} maxCount={3} upload={async (file) => { await api('/api/fotos', { size: file.size }); return { url: URL.createObjectURL(file) }; }} />
      <TextArea placeholder="Cuéntanos más (opcional)" value={text} onChange={setText} maxLength={300} showCount rows={3} />
      <Button block color="primary" className="b-enviar-calificacion" disabled={!stars} loading={busy} onClick={send}>Enviar calificación</Button>
    </Page>
  );
}
`;
