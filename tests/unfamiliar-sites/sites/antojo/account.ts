/** Code of the site's app: sign-in, account, addresses, help and chat. */
export const account = /* tsx */ `
function useCountdown(seconds) {
  const [left, setLeft] = useState(0);
  useEffect(() => { if (left > 0) { const timer = setTimeout(() => setLeft(left - 1), 1000); return () => clearTimeout(timer); } }, [left]);
  return [left, () => setLeft(seconds)];
}

function Login() {
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [stage, setStage] = useState('telefono');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [left, start] = useCountdown(5);
  const locked = useRef(false);
  const send = async () => {
    // Set for the first message and never cleared.
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    await api('/api/codigo', { length: phone.length });
    setBusy(false);
    setStage('codigo');
    start();
  };
  const check = async () => {
    setError('');
    setBusy(true);
    try { await api('/api/ingresar', { ok: code === '482913' }); say('¡Hola de nuevo!', 'success'); navigate('/cuenta'); } catch { setError('El código no es correcto.'); } finally { setBusy(false); }
  };
  return stage === 'telefono' ? (
    <Page title="Ingresa o regístrate"><p className="lead">Te enviaremos un código por SMS.</p><label className="field">Número de celular<span className="row"><b>🇲🇽 +52</b><input name="celular" type="tel" inputMode="tel" placeholder="55 1234 5678" value={phone} onChange={(event) => setPhone(event.target.value)} /></span></label><Button block color="primary" className="b-enviar-codigo" loading={busy} disabled={phone.replace(/\\D/g, '').length !== 10} onClick={send}>Enviar código</Button><p className="hint">Al continuar aceptas los <Link to="/ayuda/terminos">Términos</Link> y el <Link to="/ayuda/privacidad">Aviso de privacidad</Link>.</p></Page>
  ) : (
    <Page title="Escribe tu código"><p>Lo enviamos al +52 ·· ···· {phone.slice(-4)}</p><label className="field">Código de 6 dígitos<input name="codigo" inputMode="numeric" autoComplete="one-time-code" maxLength={6} value={code} onChange={(event) => setCode(event.target.value)} /></label>{error && <p className="error" role="alert">{error}</p>}<Button block color="primary" className="b-verificar" disabled={code.length < 6} loading={busy} onClick={check}>Continuar</Button>{left > 0 ? <p className="hint">Reenviar en 0:0{left}</p> : <button className="link" id="reenviar" onClick={send}>Reenviar código</button>}</Page>
  );
}

function Account() {
  const [push, setPush] = useState(false);
  const [editing, setEditing] = useState(false);
  const [name, setName] = useState('Mariana Torres');
  const [draft, setDraft] = useState(name);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const ask = async (on) => {
    if (!on) return setPush(false);
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    if (answer === 'granted') return setPush(true);
    Dialog.alert({ title: 'Notificaciones bloqueadas', content: 'Para recibir avisos de tu pedido, permite las notificaciones en los ajustes del navegador.', confirmText: 'Entendido' });
  };
  const verify = async () => { setWrong(false); try { await api('/api/verificar', { ok: code === '482913' }); say('Correo verificado', 'success'); setCode(''); } catch { setWrong(true); } };
  return (
    <Page title="Mi cuenta"><section className="profile"><b className="avatar">M</b><div><b>{name}</b><p className="hint">+52 55 ·· ·· 0187 · Antojo Pro</p></div><Button size="small" className="b-editar" onClick={() => setEditing(true)}>Editar</Button></section>
      <List><List.Item extra={<Switch checked={push} beforeChange={ask} />}>Avisos de mi pedido</List.Item></List>
      <section className="verify"><h3>Verifica tu correo</h3><p className="hint">Enviamos un código a m···@gmail.com</p><div className="row"><input name="clave" inputMode="numeric" maxLength={6} aria-label="Código del correo" value={code} onChange={(event) => setCode(event.target.value)} /><Button className="b-verificar-correo" disabled={code.length < 6} onClick={verify}>Verificar</Button></div>{wrong && <p className="error" role="alert">El código no es correcto. Revisa tu correo.</p>}</section>
      <nav className="links">{[['/direcciones', 'Mis direcciones'], ['/favoritos', 'Favoritos'], ['/invita', 'Invita y gana $100'], ['/facturacion', 'Facturar un pedido'], ['/ayuda', 'Centro de ayuda'], ['/chat', 'Chat con soporte'], ['/ingresar', 'Cambiar de cuenta']].map(([to, text]) => <Link key={to} to={to}>{text} <i>›</i></Link>)}</nav>
      <Popup visible={editing} onMaskClick={() => setEditing(false)} bodyClassName="sheet"><h2>Editar perfil</h2><label className="field">Nombre<input name="nombre" value={draft} onChange={(event) => setDraft(event.target.value)} /></label><div className="sheet-foot"><Button onClick={() => { setDraft(name); setEditing(false); }}>Cancelar</Button><Button color="primary" className="b-guardar-perfil" onClick={async () => { await api('/api/perfil', { length: draft.length }); setName(draft); setEditing(false); say('Guardamos tus cambios', 'success'); }}>Guardar</Button></div></Popup>
    </Page>
  );
}

function Addresses() {
  const [errors, setErrors] = useState({});
  const [saved, setSaved] = useState(['Casa · Av. Álvaro Obregón 151, depto. 402', 'Trabajo · Paseo de la Reforma 296, piso 12']);
  const [center, setCenter] = useState('');
  const [label, setLabel] = useState('Casa');
  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { calle, numero } = Object.fromEntries(new FormData(form));
    const found = { ...(!calle && { calle: 'Escribe tu calle' }), ...(!numero && { numero: 'Escribe el número, o S/N' }) };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await api('/api/direccion', { label });
    setSaved([...saved, label + ' · ' + calle + ' ' + numero]);
    form.reset();
    say('Dirección guardada', 'success');
  };
  return (
    <Page back title="Mis direcciones"><List>{saved.map((each) => <List.Item key={each} prefix="📍">{each}</List.Item>)}</List><h2>Nueva dirección</h2><p className="hint">Mueve el mapa hasta tu puerta. {center}</p><Pin id="mapa" onMove={({ lat, lng }) => setCenter(lat.toFixed(4) + ', ' + lng.toFixed(4))} />
      <form onSubmit={submit} noValidate>{[['calle', 'Calle'], ['numero', 'Número exterior'], ['referencias', 'Referencias (opcional)']].map(([name, text]) => <label key={name} className="field">{text}<input name={name} aria-invalid={!!errors[name]} />{errors[name] && <span className="error" role="alert">{errors[name]}</span>}</label>)}<Selector options={['Casa', 'Trabajo', 'Otro'].map((value) => ({ value, label: value }))} value={[label]} onChange={([value]) => value && setLabel(value)} /><Button block type="submit" color="primary" className="b-guardar-direccion">Guardar dirección</Button></form>
    </Page>
  );
}

function Favorites() {
  const { data, mutate } = useSWR('/api/favoritos/lista');
  const remove = (place) => {
    const rest = { items: data.items.filter(({ id }) => id !== place.id) };
    mutate(api('/api/favoritos', { id: place.id }).then(() => rest), { optimisticData: rest, rollbackOnError: true, revalidate: false });
    Toast.show({ position: 'bottom', duration: 4000, maskClickable: true, content: <span className="undo">Quitamos {place.name} <button id="deshacer" onClick={() => { mutate(data, { revalidate: false }); Toast.clear(); }}>Deshacer</button></span> });
  };
  return <Page back title="Favoritos">{!data ? <Skeleton.Paragraph lineCount={6} animated /> : data.items.map((place) => <article key={place.id} className="order"><Link to={'/restaurante/' + place.id}><b>{place.name}</b></Link><button className="link quitar" aria-label={'Quitar ' + place.name} onClick={() => remove(place)}>Quitar</button></article>)}</Page>;
}

function Help() {
  return (
    <Page title="Centro de ayuda"><Collapse accordion>{[['¿Cómo cancelo un pedido?', 'Abre el pedido y toca “Cancelar” antes de que el restaurante lo prepare.'], ['¿Qué es la tarifa por alta demanda?', 'Cuando hay muchos pedidos o llueve, sumamos un monto que se entrega completo a tu repartidor.'], ['Me faltó un platillo', 'Entra a tu pedido y elige “Reportar un problema”. Respondemos en menos de 10 minutos.'], ['¿Puedo pagar en efectivo?', 'Sí, en pedidos de hasta $1,000 con pago exacto o con el billete que indiques.']].map(([title, text]) => <Collapse.Panel key={title} title={title}>{text}</Collapse.Panel>)}</Collapse>
      <h2>Artículos populares</h2><nav className="links">{[['reembolsos', 'Reembolsos y tiempos del banco'], ['terminos', 'Términos y condiciones'], ['privacidad', 'Aviso de privacidad']].map(([slug, text]) => <Link key={slug} to={'/ayuda/' + slug}>{text} <i>›</i></Link>)}</nav><Link className="link" to="/chat">Chatear con soporte</Link></Page>
  );
}

function Article() {
  const { slug } = useParams();
  const { data, error } = useSWR('/api/articulos/' + slug, { shouldRetryOnError: false });
  if (error) return <Page back title="Página no encontrada"><Empty description="Este artículo ya no existe o cambió de lugar." /></Page>;
  return <Page back title={data?.title ?? 'Ayuda'}>{data ? data.text.map((each, at) => <p key={at} className="text">{each}</p>) : <Skeleton.Paragraph lineCount={9} animated />}</Page>;
}

function Chat() {
  const [messages, setMessages] = useState([{ id: 0, text: 'Hola, soy Anto 🤖 ¿En qué te ayudo hoy?' }]);
  const [text, setText] = useState('');
  const quick = async (topic) => { setMessages((all) => [...all, { id: Date.now(), text: topic, me: true }]); const { answer } = await api('/api/chat/temas', { topic }); setMessages((all) => [...all, { id: Date.now(), text: answer }]); };
  const send = async (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    const message = { id: Date.now(), text, me: true };
    setMessages((all) => [...all, message]);
    setText('');
    try { await api('/api/chat/mensajes', { length: message.text.length }); } catch { setMessages((all) => all.filter(({ id }) => id !== message.id)); }
  };
  return <Page back title="Soporte"><ul className="chat">{messages.map(({ id, text, me }) => <li key={id} className={me ? 'me' : ''}>{text}</li>)}</ul><div className="rowx">{['¿Dónde está mi pedido?', 'Quiero cancelar', 'Me cobraron de más'].map((topic) => <button key={topic} className="chip" onClick={() => quick(topic)}>{topic}</button>)}</div><form className="row say" onSubmit={send}><input name="mensaje" aria-label="Mensaje" placeholder="Escribe un mensaje" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} /><Button type="submit" color="primary" className="b-enviar">Enviar</Button></form></Page>;
}
`;
