/** Code of the site's app: referrals, invoices, the page for restaurants and the routes. */
export const business = /* tsx */ `
function Invite() {
  const [open, setOpen] = useState(false);
  const copy = () => { (navigator.clipboard?.writeText('https://antojo.mx/i/MARIANA100') ?? Promise.resolve()).catch(() => {}); say('Enlace copiado', 'success'); };
  const share = async () => { if (navigator.share) await navigator.share({ title: 'Antojo', url: 'https://antojo.mx/i/MARIANA100' }).catch(() => {}); else setOpen(true); };
  return <Page back title="Invita y gana"><section className="hero"><h2>Regala $100 y recibe $100</h2><p>Tu código: <b>MARIANA100</b></p><div className="row"><Button className="b-copiar" onClick={copy}>Copiar enlace</Button><Button color="primary" className="b-compartir" onClick={share}>Compartir</Button></div></section><ActionSheet visible={open} onClose={() => setOpen(false)} cancelText="Cancelar" extra="Comparte tu enlace" closeOnAction actions={[{ key: 'wa', text: 'WhatsApp' }, { key: 'fb', text: 'Facebook' }, { key: 'mail', text: 'Correo' }]} /><h3>Cómo funciona</h3><Steps direction="vertical" current={3}><Steps.Step title="Comparte tu enlace" /><Steps.Step title="Tu amigo pide por primera vez" /><Steps.Step title="Los dos reciben $100" /></Steps></Page>;
}

const uses = ['G01 Adquisición de mercancías', 'G03 Gastos en general', 'S01 Sin efectos fiscales'];
function Invoices() {
  const [errors, setErrors] = useState({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    const { rfc, razon, cp, correo } = Object.fromEntries(new FormData(event.currentTarget));
    const found = {};
    // Companies have three letters instead of four.
    if (!/^[A-ZÑ&]{4}\\d{6}[A-Z\\d]{3}$/i.test(rfc.trim())) found.rfc = 'El RFC no es válido';
    if (!razon) found.razon = 'Escribe la razón social tal como aparece en tu constancia';
    if (!/^\\d{5}$/.test(cp)) found.cp = 'El código postal tiene 5 dígitos';
    if (!correo.includes('@')) found.correo = 'Escribe un correo válido';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    await api('/api/facturas', { ok: true });
    setBusy(false);
    setDone(true);
  };
  if (done) return <Page title="Facturación"><Empty description="Tu CFDI va en camino a tu correo." /></Page>;
  return (
    <Page title="Facturación"><p className="lead">Genera tu CFDI 4.0 del pedido #77098 ({pesos(312)}).</p>
      <form onSubmit={submit} noValidate>{[['rfc', 'RFC'], ['razon', 'Nombre o razón social'], ['cp', 'Código postal fiscal'], ['correo', 'Correo electrónico']].map(([name, text]) => <label key={name} className="field">{text}<input name={name} aria-invalid={!!errors[name]} autoCapitalize={name === 'rfc' ? 'characters' : undefined} />{errors[name] && <span className="error" role="alert">{errors[name]}</span>}</label>)}<label className="field">Uso del CFDI<select name="uso">{uses.map((each) => <option key={each}>{each}</option>)}</select></label><Button block type="submit" color="primary" className="b-facturar" loading={busy}>Generar factura</Button></form>
    </Page>
  );
}

function Partner() {
  const [result, setResult] = useState(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    const fields = Object.keys(Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(true);
    setResult(await api('/api/negocios', { fields }));
    setBusy(false);
  };
  return (
    <Page title="Vende más con Antojo"><p className="lead">Más de 38 mil restaurantes en 60 ciudades ya reparten con nosotros.</p>
      {result ? <section className="hero"><h2>Recibimos tu solicitud {result.folio}</h2><p>Te llamará {result.asesor.nombre} en las próximas 24 horas.</p></section> : <form onSubmit={submit}><label className="field">Nombre del restaurante<input name="negocio" required /></label><label className="field">Tu nombre<input name="contacto" required /></label><label className="field">Celular<input name="celular" type="tel" required /></label><label className="field">Ciudad<select name="ciudad">{['Ciudad de México', 'Guadalajara', 'Monterrey', 'Puebla', 'Mérida'].map((each) => <option key={each}>{each}</option>)}</select></label><Button block type="submit" color="primary" className="b-unirme" loading={busy}>Quiero unirme</Button></form>}
      <h2>Preguntas de restaurantes</h2><Collapse>{[['¿Cuánto cuesta?', 'La comisión va del 15 % al 27 % según el plan.'], ['¿Necesito repartidores?', 'No. Puedes usar los nuestros o los tuyos.'], ['¿Cuándo me pagan?', 'Cada martes, por transferencia SPEI.']].map(([title, text]) => <Collapse.Panel key={title} title={title}>{text}</Collapse.Panel>)}</Collapse>
    </Page>
  );
}

function Missing() { return <Page title="No encontramos esta página"><Link className="link" to="/">Ir al inicio</Link></Page>; }

function App() {
  return (
    <ConfigProvider locale={esES}><SWRConfig value={{ fetcher: (path) => api(path), revalidateOnFocus: true, errorRetryCount: 3, errorRetryInterval: 1500, dedupingInterval: 2000 }}><BrowserRouter><AppBanner /><Top /><Offline />
      <Routes><Route path="/" element={<Home />} /><Route path="/restaurantes" element={<Restaurants />} /><Route path="/buscar" element={<Search />} /><Route path="/promos" element={<Promos />} /><Route path="/menu-del-dia" element={<DailyMenu />} /><Route path="/restaurante/:id" element={<Restaurant />} /><Route path="/carrito" element={<Cart />} /><Route path="/pagar" element={<Pay />} /><Route path="/pedidos" element={<Orders />} /><Route path="/pedido/:id" element={<Tracking />} /><Route path="/calificar/:id" element={<Rating />} /><Route path="/ingresar" element={<Login />} /><Route path="/cuenta" element={<Account />} /><Route path="/direcciones" element={<Addresses />} /><Route path="/favoritos" element={<Favorites />} /><Route path="/ayuda" element={<Help />} /><Route path="/ayuda/:slug" element={<Article />} /><Route path="/chat" element={<Chat />} /><Route path="/invita" element={<Invite />} /><Route path="/facturacion" element={<Invoices />} /><Route path="/negocios" element={<Partner />} /><Route path="*" element={<Missing />} /></Routes>
      <Tab /><Cookies /></BrowserRouter></SWRConfig></ConfigProvider>
  );
}
document.getElementById('splash')?.remove();
createRoot(document.getElementById('root')).render(<App />);
`;
