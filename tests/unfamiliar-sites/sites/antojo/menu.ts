/** Code of the site's app: the menu of a restaurant and the cart. */
export const menu = /* tsx */ `
const sections = ['Populares', 'Tacos', 'Quesadillas', 'Tortas', 'Bebidas', 'Postres'];
function Restaurant() {
  const { id } = useParams();
  const { data } = useSWR('/api/restaurante/' + id);
  const [active, setActive] = useState('Populares');
  const [dish, setDish] = useState(null);
  const [count, setCount] = useAtom(cartCountAtom);
  useEffect(() => {
    const spy = () => {
      const passed = sections.filter((name) => { const node = document.getElementById('s-' + name); return node && node.getBoundingClientRect().top < 160; });
      setActive(passed.at(-1) ?? 'Populares');
    };
    addEventListener('scroll', spy, { passive: true });
    return () => removeEventListener('scroll', spy);
  }, []);
  const open = (item) => {
    if (item.sold) return Dialog.alert({ title: item.name, content: 'Este platillo se agotó por hoy. Prueba con otro del menú.', confirmText: 'Ver el menú' });
    if (data.closed) return Dialog.confirm({ title: data.name + ' está cerrado', content: 'Abre hoy a las 18:00. Puedes programar tu pedido.', confirmText: 'Programar', cancelText: 'Ahora no', onConfirm: () => say('Te entregamos hoy de 18:30 a 19:00') });
    setDish(item);
  };
  if (!data) return <Page back title=" "><Skeleton animated className="sk tall" /><Skeleton.Paragraph lineCount={8} animated /></Page>;
  return (
    <Page back title={data.name}><img className="cover" src={'/foto/' + id + '.svg'} alt="" width="640" height="200" />
      <div className="rowx between"><div><p>⭐ {data.stars} (1,284) · {data.minutes} min · Envío {pesos(data.fee)}</p><p className="hint">Pedido mínimo {pesos(150)} · Av. Yucatán 84, Roma Norte</p></div><Heart id={Number(id)} name={data.name} /></div>
      {data.closed && <NoticeBar color="alert" content="Cerrado por ahora. Abre a las 18:00." />}
      <div className="spy"><Tabs activeKey={active} onChange={(key) => { setActive(key); document.getElementById('s-' + key).scrollIntoView({ behavior: 'smooth' }); }}>{sections.map((name) => <Tabs.Tab title={name} key={name} />)}</Tabs></div>
      {sections.map((name) => <section key={name} id={'s-' + name} className="dishes"><h2>{name}</h2>{data.menu.filter((item) => item.section === name).map((item) => <button key={item.id} className={'dish' + (item.sold ? ' sold' : '')} onClick={() => open(item)}><span><b>{item.name}</b><small>{item.text}</small><em>{pesos(item.price)}{item.sold ? ' · Agotado' : ''}</em></span><img src={'/foto/p' + item.id + '.svg'} alt="" loading="lazy" width="88" height="88" /></button>)}</section>)}
      <Popup visible={!!dish} onMaskClick={() => setDish(null)} onClose={() => setDish(null)} showCloseButton destroyOnClose bodyClassName="sheet dish-sheet">{dish && <Options dish={dish} onDone={(quantity) => { setCount(count + quantity); setDish(null); say('Agregado a tu carrito', 'success'); }} />}</Popup>
      {count > 0 && !dish && <Link to="/carrito" className="to-cart">Ver carrito · {count}</Link>}
    </Page>
  );
}

function Options({ dish, onDone }) {
  const [tortilla, setTortilla] = useState(dish.custom ? '' : 'maiz');
  const [sauce, setSauce] = useState('');
  const [extras, setExtras] = useState([]);
  const [quantity, setQuantity] = useState(1);
  const price = (dish.price + extras.length * 12) * quantity;
  // Only the app shows which group is missing.
  const add = () => { if (!tortilla || !sauce) return; onDone(quantity); };
  return (
    <><div className="sheet-scroll"><img src={'/foto/p' + dish.id + '.svg'} alt="" width="480" height="180" /><h2>{dish.name}</h2><p>{dish.text}</p>
      {dish.custom && <><h3>Tortilla</h3><Radio.Group value={tortilla} onChange={setTortilla}>{[['maiz', 'Maíz'], ['harina', 'Harina'], ['mixta', 'Mixta']].map(([value, text]) => <Radio key={value} value={value} block>{text}</Radio>)}</Radio.Group></>}
      <h3>Extras <small>Elige hasta 2</small></h3>
      {['Queso', 'Piña', 'Aguacate', 'Cebollitas'].map((name) => <Checkbox key={name} block checked={extras.includes(name)} onChange={(checked) => { if (checked && extras.length === 2) return say('Puedes elegir hasta 2 extras'); setExtras(checked ? [...extras, name] : extras.filter((each) => each !== name)); }}>{name} +{pesos(12)}</Checkbox>)}
      <h3>Salsa</h3><Radio.Group value={sauce} onChange={setSauce}>{['Verde', 'Roja', 'Habanero', 'Sin salsa'].map((name) => <Radio key={name} value={name} block>{name}</Radio>)}</Radio.Group>
      <h3>Instrucciones</h3><TextArea placeholder="Sin cebolla, bien dorados…" maxLength={120} showCount rows={2} /></div>
      <div className="sheet-foot"><Stepper min={1} max={20} value={quantity} onChange={setQuantity} /><Button color="primary" className="b-agregar" onClick={add}>Agregar {pesos(price)}</Button></div></>
  );
}

function Cart() {
  const navigate = useNavigate();
  const { data, mutate } = useSWR('/api/carrito');
  const [tip, setTip] = useState(['10']);
  const [code, setCode] = useState('');
  const [promo, setPromo] = useState({});
  const [schedule, setSchedule] = useState('Lo antes posible');
  const [picking, setPicking] = useState(false);
  if (!data) return <Page title="Tu carrito"><Skeleton.Paragraph lineCount={8} animated /></Page>;
  const subtotal = data.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const tipAmount = (subtotal * Number(tip[0] ?? 0)) / 100;
  const change = (id, quantity) => mutate({ ...data, items: data.items.map((item) => (item.id === id ? { ...item, quantity } : item)) }, { revalidate: false });
  const accept = () => {
    const prices = Object.fromEntries(data.changes.map((each) => [each.id, data.items.find(({ id }) => id === each.id).price + each.more]));
    mutate({ ...data, changes: [], items: data.items.map((item) => ({ ...item, price: prices[item.id] ?? item.price })) }, { revalidate: false });
  };
  const redeem = async () => {
    setPromo({});
    try { setPromo({ off: (await api('/api/cupon', { code: code.toUpperCase() })).off }); } catch (error) { setPromo({ error: error.status === 404 ? 'El cupón no existe o ya venció.' : 'No pudimos validar el cupón. Intenta de nuevo.' }); }
  };
  const total = subtotal + 29 + 15 + tipAmount - (promo.off ?? 0);
  return (
    <Page title="Tu carrito">
      {data.changes.length > 0 && <div className="alert"><p><b>Cambiaron los precios.</b> Gringa de pastor subió {pesos(6)} y Agua de horchata {pesos(4)}.</p><Button size="small" color="primary" className="b-aceptar" onClick={accept}>Aceptar nuevos precios</Button></div>}
      <List header="Tacos El Paisa">{data.items.map((item) => <List.Item key={item.id} prefix={<img src={'/foto/p' + item.id + '.svg'} alt="" width="48" height="48" />} description={pesos(item.price)} extra={<Stepper min={1} max={12} value={item.quantity} onChange={(quantity) => change(item.id, quantity)} />}>{item.name}</List.Item>)}</List>
      <h3>Propina para tu repartidor</h3><Selector options={['0', '10', '15', '20'].map((value) => ({ value, label: value === '0' ? 'Sin propina' : value + '%' }))} value={tip} onChange={setTip} />
      <h3>Entrega</h3><button className="line" id="programar" onClick={() => setPicking(true)}>🕘 {schedule}</button>
      <Picker columns={[['Hoy', 'Mañana'], ['13:00 – 13:30', '14:00 – 14:30', '19:00 – 19:30', '20:00 – 20:30']]} visible={picking} confirmText="Listo" cancelText="Cancelar" onClose={() => setPicking(false)} onConfirm={(value) => setSchedule(value.join(', '))} />
      <h3>Cupón</h3><form className="row" onSubmit={(event) => { event.preventDefault(); redeem(); }}><input name="cupon" aria-label="Cupón" placeholder="ANTOJO50" value={code} onChange={(event) => setCode(event.target.value)} /><Button type="submit" className="b-canjear">Aplicar</Button></form>{promo.error && <p className="error" role="alert">{promo.error}</p>}{promo.off && <p className="ok" role="status">Cupón aplicado: −{pesos(promo.off)}</p>}
      <dl className="sum"><dt>Subtotal</dt><dd>{pesos(subtotal)}</dd><dt>Envío</dt><dd>{pesos(29)}</dd><dt>Tarifa por alta demanda</dt><dd>{pesos(15)}</dd><dt>Propina</dt><dd>{pesos(tipAmount)}</dd><dt><b>Total</b></dt><dd><b>{pesos(total)}</b></dd></dl>
      <Button block color="primary" size="large" className="b-continuar" onClick={() => (subtotal < 150 ? say('El pedido mínimo es de $150. Te faltan ' + pesos(150 - subtotal)) : navigate('/pagar'))}>Continuar al pago</Button>
    </Page>
  );
}
`;
